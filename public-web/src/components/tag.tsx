import styles from './tag.module.css';

function Tag({ children }: { children: string }) {
  return <span className={styles.tag}>{children}</span>;
}

export function TagList({ label, tags }: { label: string; tags: readonly string[] }) {
  return (
    <ul className="flex wrap no-marks gap-2" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}
