/** The switches of the stand-in: which are on is what its server is told. */

const panel = document.querySelector('.faults');
const switches = [...panel.querySelectorAll('[data-faults]')];
const fault = panel.querySelector('[role=alert]');

const isOn = (button) => button.ariaPressed === 'true';
const faultsOf = (button) => JSON.parse(button.dataset.faults);

const tell = async (on) => {
  const faults = Object.assign({}, ...on.map(faultsOf));
  const answer = await fetch('/sandbox/faults', { method: 'PUT', body: JSON.stringify(faults) });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
};

/** Two that say different things of the same can't both be on. */
const opposes = (button, other) => {
  const names = Object.keys(faultsOf(button));
  return Object.keys(faultsOf(other)).some((name) => names.includes(name));
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
