/** Saves a file under its name, as a press on a link does. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  press(url, file.name);
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Has the browser download what an address answers, which may be larger than memory. */
export const saveAddress = (address: string): void => press(address, '');

function press(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}
