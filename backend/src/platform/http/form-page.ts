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

/** The controls of our own pages, by the name of a field, which is a word. */
const controlsOf = (name: string) => ({
  input: new RegExp(`<input\\b[^>]*\\bname="${name}"[^>]*>`),
  area: new RegExp(`(<textarea\\b[^>]*\\bname="${name}"[^>]*>)[^<]*`),
  choice: new RegExp(`<select\\b[^>]*\\bname="${name}".*?</select>`, 's'),
});

function withText(form: string, name: string, text: string): string {
  const { input, area, choice } = controlsOf(name);
  const value = `value="${escaped(text)}"`;
  return form
    .replace(input, (tag) =>
      tag.includes('type="checkbox"')
        ? tag.replace('<input', `<input${tag.includes(value) ? ' checked=""' : ''}`)
        : tag.replace(/ value="[^"]*"/, '').replace('<input', () => `<input ${value}`),
    )
    .replace(area, (_, tag: string) => `${tag}${escaped(text)}`)
    .replace(choice, (list) => list.replace(`<option ${value}`, (tag) => `${tag} selected=""`));
}

const withError = (form: string, name: string, error: string): string =>
  form.replace(
    new RegExp(`(<p id="(?:${name}|${name.replace(/Statement$/, '')})-error"[^>]*>)`),
    (tag) => `${tag}${escaped(error)}`,
  );

/** The page of a form that was sent without scripts: as it was filled in, with what is wrong beside each field.
 * Scripts would draw it empty, so it has none. */
export function refusedPage(html: string, filled: Filled, message: string, errors: Filled): string {
  return html.replace(SCRIPTS, '').replace(FORM, (form) => {
    const texts = Object.entries(filled);
    const full = texts.reduce((page, [name, text = '']) => withText(page, name, text), form);
    const told = Object.entries(errors).reduce(
      (page, [name, error = '']) => withError(page, name, error),
      full,
    );
    return told.replace(SUBMIT, () => `<p role="alert"><b>${escaped(message)}</b></p>${SUBMIT}`);
  });
}

/** The same page once the form was taken. */
export const sentPage = (html: string, message: string): string =>
  html
    .replace(SCRIPTS, '')
    .replace(FORM, () => `<p class="lead" role="status">${escaped(message)}</p>`);
