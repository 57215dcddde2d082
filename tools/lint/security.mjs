/** ESLint's rules under a second name: two of one name would replace each other where their files overlap. */
import eslint from 'oxlint-plugin-eslint';

export default { meta: { name: 'security' }, rules: eslint.rules };
