import { useFileAddress } from '../../api/fileAddress.ts';

/** A link that opens a file of the service in a page of its own. */
export const FileLink = ({ path, name }: { path: string; name: string }) => (
  <a href={useFileAddress(path)} target="_blank" rel="noopener">
    {name}
  </a>
);
