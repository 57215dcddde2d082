import { TextPage } from '../../components/text-page.js';
import { ACCESSIBILITY } from '../../content/accessibility.js';

export const View = () => <TextPage {...ACCESSIBILITY} />;
