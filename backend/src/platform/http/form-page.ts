type Filled = Readonly<Record<string, string | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const FORM = /<form\b[^>]*\bmethod="post"[^>]*>.*?<\/form>/s;
const SUBMIT = '<button type="submit"';

/** The controls and the places for errors in our own pages. */
const CONTROLS = /<input\b[^>]*>|<textarea\b[^>]*>[^<]*|<select\b[^>]*>.*?<\/select>/gs;
const NAME = /\bname="(\w+)"/;
const ERRORS = /<p id="(\w+)-error"[^>]*>/g;

function withText(control: string, filled: Filled): string {
  const text = filled[NAME.exec(control)?.[1] ?? ''];
  if (text === undefined) return control;
  const value = `value="${escaped(text)}"`;
  if (control.startsWith('<textarea')) {
    return control.slice(0, control.indexOf('>') + 1) + escaped(text);
  }
  if (control.startsWith('<select')) {
    return control.replace(`<option ${value}`, (tag) => `${tag} selected=""`);
  }
  if (!control.includes('type="checkbox"')) {
    return control.replace(/ value="[^"]*"/, '').replace('<input', () => `<input ${value}`);
  }
  return control.includes(value) ? control.replace('<input', '<input checked=""') : control;
}

/** The page of a form that was sent without scripts: as it was filled in, with what is wrong beside each field.
 * Scripts would draw it empty, so it has none. */
export function refusedPage(html: string, filled: Filled, message: string, errors: Filled): string {
  return html.replace(SCRIPTS, '').replace(FORM, (form) =>
    form
      .replace(CONTROLS, (control) => withText(control, filled))
      // A statement's place is named without the word.
      .replace(
        ERRORS,
        (tag, name: string) => tag + escaped(errors[name] ?? errors[`${name}Statement`] ?? ''),
      )
      .replace(SUBMIT, () => `<p role="alert"><b>${escaped(message)}</b></p>${SUBMIT}`),
  );
}

/** The same page once the form was taken. */
export const sentPage = (html: string, message: string): string =>
  html
    .replace(SCRIPTS, '')
    .replace(FORM, () => `<p class="lead" role="status">${escaped(message)}</p>`);
