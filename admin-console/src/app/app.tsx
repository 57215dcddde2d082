import { createBrowserRouter, redirect } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Loading } from '../components/loading.js';
import { CrashPage } from './crash-page.js';
import { adminToken, noteReturn } from '../providers/admin-session.js';
import { SignInPage } from '../staff/session/sign-in-page.js';

function rejectStrangers({ request }: { readonly request: Request }) {
  if (adminToken()) return null;
  const { pathname, search } = new URL(request.url);
  noteReturn(pathname + search);
  return redirect('/admin-signin');
}

const router = createBrowserRouter([
  { path: '/admin-signin', element: <SignInPage />, errorElement: <CrashPage /> },
  {
    path: '/admin/*',
    loader: rejectStrangers,
    lazy: async () => ({ Component: (await import('./console.js')).Console }),
    hydrateFallbackElement: <Loading />,
    errorElement: <CrashPage />,
  },
]);

/** The console: a small sign-in page; everything else is loaded when it is needed. */
export function App() {
  return <RouterProvider router={router} />;
}
