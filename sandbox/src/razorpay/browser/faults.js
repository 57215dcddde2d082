/* global document */
/** The switches of the stand-in: which are on is what its server is told. */

const panel = document.querySelector('.quirks');
const switches = [...panel.querySelectorAll('[data-quirks]')];
const fault = panel.querySelector('[role=alert]');

const isOn = (button) => button.ariaPressed === 'true';
const quirksOf = (button) => JSON.parse(button.dataset.quirks);

const tell = async (on) => {
  const quirks = Object.assign({}, ...on.map(quirksOf));
  const answer = await fetch('/sandbox/quirks', { method: 'PUT', body: JSON.stringify(quirks) });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
};

/** Two that say different things of the same can't both be on. */
const opposes = (button, other) => {
  const names = Object.keys(quirksOf(button));
  return Object.keys(quirksOf(other)).some((name) => names.includes(name));
};

const press = async (button) => {
  const others = switches.filter((other) => isOn(other) && !opposes(button, other));
  const on = isOn(button) ? others : [...others, button];
  try {
    await tell(on);
    for (const one of switches) one.ariaPressed = String(on.includes(one));
    fault.hidden = true;
  } catch (failure) {
    fault.textContent = failure.message;
    fault.hidden = false;
  }
};

for (const button of switches) button.addEventListener('click', () => void press(button));
