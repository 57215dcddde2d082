/** The payment popup: talks to the page that opened it, and to the are-in's server. */

const host = new URLSearchParams(window.location.search).get('host');
const dialog = document.querySelector('[role=dialog]');
const header = dialog.querySelector('header');
const error = dialog.querySelector('.error');
const buttons = [...dialog.querySelectorAll('[data-do]')];
const NO_ANSWER = 'The payment could not be made. Please try again.';
const MIDDLE_GREY = 140;

let options = { prefill: {}, notes: {}, escape: true };
let dead = false;
/** A payment that failed, and goes through as soon as the window is closed. */
let late;

const say = (type, detail) => window.parent.postMessage({ type, detail }, host);

const setBusy = (busy) => {
  for (const button of buttons) button.disabled = busy;
};

const showError = (text) => {
  error.textContent = text;
  error.hidden = !text;
};

const post = async (action) => {
  const { key, description, prefill, notes } = options;
  const answer = await fetch(`/v1/checkout/orders/${dialog.dataset.order}/${action}`, {
    method: 'POST',
    body: JSON.stringify({ key, description, notes, ...prefill }),
  });
  const detail = await answer.json();
  if (!answer.ok) throw new Error(detail.error.description);
  return detail;
};

/** What the bank does without the page. */
const haveBank = async (path) => {
  const answer = await fetch(`/sandbox/${path}`, { method: 'POST' });
  if (!answer.ok) throw new Error((await answer.json()).error.description);
};

/** As if the network had gone: nobody hears of the payment, and nothing here answers any more. */
const playDead = () => {
  dead = true;
  dialog.classList.add('dead');
  const line = document.createElement('p');
  line.className = 'notice';
  line.role = 'alert';
  line.textContent = 'Paid, and the connection is lost. This window is dead: reload the page.';
  dialog.querySelector('main').append(line);
};

const fail = async () => {
  const failure = await post('fail');
  showError(failure.error.description);
  say('failed', failure);
  return failure.error.metadata.payment_id;
};

const actions = {
  dismiss: async () => {
    const payment = late;
    late = undefined;
    if (payment) await haveBank(`payments/${payment}/succeed-late`);
    say('dismiss');
  },
  pay: async () => say('paid', await post('pay')),
  lose: async () => {
    await post('pay');
    playDead();
  },
  fail,
  recover: async () => {
    await fail();
    await actions.pay();
  },
  late: async () => {
    late = await fail();
  },
  twice: async () => {
    const proof = await post('pay');
    await haveBank(`orders/${dialog.dataset.order}/pay-again`);
    say('paid', proof);
  },
};

const act = async (button) => {
  if (dead || button.disabled) return;
  showError('');
  setBusy(true);
  try {
    await actions[button.dataset.do]();
  } catch (failure) {
    showError(failure instanceof TypeError ? NO_ANSWER : failure.message);
  }
  if (dead) return;
  setBusy(false);
  button.focus();
};

const paint = (color) => {
  if (!color || !window.CSS.supports('color', color)) return;
  dialog.style.setProperty('--theme', color);
  const [red, green, blue] = getComputedStyle(header)
    .backgroundColor.match(/[\d.]+/g)
    .map(Number);
  const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
  dialog.style.setProperty('--on-theme', brightness > MIDDLE_GREY ? '#1d1a14' : '#ffffff');
};

const introduce = (detail) => {
  options = detail;
  const { name, description, prefill, color, hidden } = detail;
  const isHidden = ({ method, flows }) => method === 'upi' && flows?.includes('collect');
  const collect = document.querySelector('#collect');
  if (collect) collect.hidden = hidden.some(isHidden);
  if (name) document.querySelector('#merchant').textContent = name;
  document.querySelector('#description').textContent = description ?? '';
  const customer = [prefill.name, prefill.email, prefill.contact].filter(Boolean);
  document.querySelector('#customer').textContent = customer.join(' · ');
  paint(color);
  dialog.classList.add('ready');
  dialog.querySelector('.pay').focus();
};

const keepFocus = (event) => {
  const stops = [...dialog.querySelectorAll('button')].filter((stop) => stop.checkVisibility());
  const first = stops.at(0);
  const last = stops.at(-1);
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to.focus();
};

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin === host && source === window.parent && data?.type === 'options')
    introduce(data.detail);
});
window.addEventListener('keydown', (event) => {
  if (event.key === 'Tab') keepFocus(event);
  if (event.key === 'Escape' && options.escape) void act(dialog.querySelector('.close'));
});
for (const button of buttons) button.addEventListener('click', () => void act(button));
say('ready');
