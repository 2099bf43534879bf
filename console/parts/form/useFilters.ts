import { useNavigate, useSearch } from '@tanstack/react-router';

/** The filters of a list and the record that is open over it. Both are in the address. */
export function useFilters<Name extends string>(to: string, names: readonly Name[]) {
  const search = useSearch({ strict: false }) as Partial<Record<string, string>>;
  const navigate = useNavigate();
  const filters = Object.fromEntries(names.map((name) => [name, search[name]])) as Partial<
    Record<Name, string>
  >;
  const go = (next: object) => void navigate({ to, search: next as never });
  return {
    filters,
    open: search['open'],
    /** The search parameters of a link that opens a record. */
    opening: (id: string) => ({ ...filters, open: id }) as never,
    apply: go,
    show: (id: string) => go({ ...filters, open: id }),
    close: () => go(filters),
  };
}
