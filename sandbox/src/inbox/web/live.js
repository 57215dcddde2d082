/** Shows the page's live part again when the server has something else to show. */

const PERIOD_MS = 2_000;

const livePart = (page) => page.querySelector('[data-live]');
const status = document.querySelector('[role=status]');
let shown = livePart(document).innerHTML;

const fetchPage = async () => {
  const answer = await fetch(location.href);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
};

const say = (text) => {
  if (status.textContent !== text) status.textContent = text;
};

const show = (page) => {
  const fresh = livePart(page).innerHTML;
  if (fresh === shown) return;
  const focused = document.activeElement?.getAttribute('href');
  livePart(document).replaceChildren(...livePart(page).childNodes);
  shown = fresh;
  const links = [...document.querySelectorAll('[data-live] a')];
  links.find((link) => link.getAttribute('href') === focused)?.focus();
};

const refresh = async () => {
  try {
    const page = document.hidden ? undefined : await fetchPage();
    if (page) {
      say(page.querySelector('[role=status]').textContent);
      show(page);
    }
  } catch {
    say('The sandbox does not answer; trying again.');
  }
  setTimeout(refresh, PERIOD_MS);
};

setTimeout(refresh, PERIOD_MS);
