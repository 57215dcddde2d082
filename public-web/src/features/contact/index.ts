export { ContactForm } from './contact-form.js';
export { ContactWays } from './contact-ways.js';
