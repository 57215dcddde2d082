import { wordFor } from '@portal/domain/kernel/words.js';
import { useGetIdentity } from 'react-admin';
import { Link } from 'react-router';
import { ROLE_WORDS } from '../components/role-words.js';
import styles from '../components/top-bar.module.css';

export function Who() {
  const { identity } = useGetIdentity();
  if (!identity?.fullName) return null;
  return (
    <Link to="/admin/account" className={styles.who}>
      <strong>{identity.fullName}</strong>
      <span>{wordFor(ROLE_WORDS, String(identity.role))}</span>
    </Link>
  );
}
