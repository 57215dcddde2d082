import { isAllowed, type AdminRole } from '@portal/domain/staff/role.js';
import { lazy } from 'react';
import { usePermissions } from 'react-admin';
import { Navigate } from 'react-router';
import { SECTIONS } from './sections.js';
import { Loading } from '../components/loading.js';

const ResultsList = lazy(() => import('../exam/results/results-list.js'));

const HOME = '/admin';

/** Test History, or the first section that the role may open. */
export function Landing() {
  const { permissions: role, isPending, error } = usePermissions<AdminRole | undefined>();
  if (isPending) return <Loading />;
  const first = role && SECTIONS.find(({ roles }) => isAllowed(role, roles));
  // The list shows its own error when the first entry can't be read now.
  if (error || !first || first.path === HOME) return <ResultsList />;
  return <Navigate to={first.path} replace />;
}
