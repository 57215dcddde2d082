import { lazy } from 'react';
import { useCanAccess } from 'react-admin';
import { Navigate } from 'react-router';
import { Loading } from '../components/loading.js';

const ResultsList = lazy(() => import('../exam/results/results-list.js'));

/** Test History, or the dashboard for those who may not read it. */
export function Landing() {
  const { canAccess, isPending } = useCanAccess({ action: 'list', resource: 'results' });
  if (isPending) return <Loading />;
  return canAccess ? <ResultsList /> : <Navigate to="/admin/dashboard" replace />;
}
