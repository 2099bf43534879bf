import { useFileAddress } from '../../api/fileAddress.ts';
import styles from './Person.module.css';

interface Props {
  person: { readonly name: string; readonly photo_url: string | null };
}

/** A person in a line of text: photo, or initials, and name. */
export function Person({ person: { name, photo_url } }: Props) {
  const address = useFileAddress(photo_url && `${photo_url}&size=64`);
  return (
    <span className={styles['person']}>
      {address ? (
        <img className={styles['face']} src={address} alt="" width={24} height={24} />
      ) : (
        <span className={styles['face']} aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      {name}
    </span>
  );
}

/** The first letters of the first and the last word. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0]);
  return letters.join('').toUpperCase();
};
