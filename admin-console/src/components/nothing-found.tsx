import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import styles from './nothing-found.module.css';

/** Says that a list has no rows, and leads back to all of them where a search or a filter hides some. */
export function NothingFound({ words }: { readonly words: string }) {
  const list = useListContext<never>();
  const filter = list.filterValues as Readonly<Record<string, unknown>>;
  const isNarrowed = Object.values(filter).some((value) => value !== '' && value !== null);
  const showAll = () => list.setFilters({}, {});
  return (
    <div className={styles.nothing}>
      <p className="empty">{words}</p>
      {isNarrowed ? (
        <>
          <p>Nothing fits the search and the filters above. Others may.</p>
          <Button variant="outlined" onClick={showAll}>
            Clear search and filters
          </Button>
        </>
      ) : (
        <p>There is nothing here yet. What comes appears by itself.</p>
      )}
    </div>
  );
}
