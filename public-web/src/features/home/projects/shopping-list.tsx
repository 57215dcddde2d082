import type { Project } from '../../../content/projects.js';
import styles from './shopping-list.module.css';

/** What the project does, to be tried in the page: it works without scripts. */
export function ShoppingList({ list }: { list: NonNullable<Project['list']> }) {
  return (
    <fieldset className={styles.list}>
      <legend>{list.title}</legend>
      <p aria-hidden="true">{list.slip}</p>
      {list.items.map(([name, amount], index) => (
        <label key={name}>
          <input type="checkbox" defaultChecked={index === 0} />
          {name}
          <span className={styles.line}>{amount}</span>
        </label>
      ))}
    </fieldset>
  );
}
