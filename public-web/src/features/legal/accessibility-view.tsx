import { TextPage } from '../../components/text-page.js';
import { ACCESSIBILITY } from '../../content/accessibility.js';

export const AccessibilityView = () => <TextPage {...ACCESSIBILITY} />;
