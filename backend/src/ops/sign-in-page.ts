export const OPS_SIGN_IN = '/ops/sign-in';

export const QUEUE_BOARD = '/ops/queues';

/** Needs no style sheet; normally visible for a moment only. */
export const OPS_SIGN_IN_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Queues</title>
<script type="module" src="/ops/sign-in.js"></script>
</head>
<body>
<main>
<h1>Queues</h1>
<p role="status">One moment: this page needs scripts to go on.</p>
<p><a href="/admin-signin">Sign in to the console</a></p>
</main>
</body>
</html>
`;

export const OPS_SIGN_IN_SCRIPT = `const status = document.querySelector('[role=status]');
const token = localStorage.getItem('adminToken');
const tell = (text) => { status.textContent = text; };
const NOT_SIGNED_IN = 'Please sign in to the console, and open this page again.';

async function begin() {
  tell('Opening the page …');
  const headers = { Authorization: 'Bearer ' + token };
  const answer = await fetch('/api/admin/ops-session', { method: 'POST', headers });
  await answer.text();
  if (answer.ok) location.replace('${QUEUE_BOARD}');
  else tell(answer.status === 401 || answer.status === 403 ? NOT_SIGNED_IN : 'This did not work. Please try again.');
}

if (token) begin().catch(() => tell('The server could not be reached. Please try again.'));
else tell(NOT_SIGNED_IN);
`;
