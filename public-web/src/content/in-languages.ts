import { COMPANY } from '@portal/domain/kernel/company.js';
import { PRICES } from './prices.js';
import { FIGURES } from '../lib/figures.js';

/** The company in one page of another language. Each wants the look of somebody who grew up with the language. */
export type LanguagePage = {
  readonly lang: 'hi' | 'kn';
  /** What the language calls itself. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  /** The words on the buttons to call, to the prices and to the practice questions. */
  readonly call: string;
  readonly shop: string;
  readonly practice: string;
  /** That no native reader has looked at it yet. */
  readonly unread: string;
};

const inr = (rupees: number): string => `₹${rupees.toLocaleString('en-IN')}`;

/** A range in rupees. @param between the word for "to" */
function rangeOf(id: string, between: string): string {
  const { rupees: [least, most] = [0, 0] } = PRICES[id] ?? {};
  return `${inr(least)} ${between} ${inr(most)}`;
}

const { contact } = COMPANY.emails;
const [phone] = COMPANY.phones;

export const LANGUAGE_PAGES: readonly LanguagePage[] = [
  {
    lang: 'hi',
    name: 'हिन्दी',
    title: 'दुकानों के लिए वेबसाइट। छात्रों के लिए इंटर्नशिप।',
    lead: `${COMPANY.name} छोटी दुकानों और व्यवसायों के लिए वेबसाइट, ऑनलाइन स्टोर और विज्ञापन बनाता है। छात्र इसी काम पर सीखते हैं, भारत में कहीं से भी।`,
    parts: [
      {
        heading: 'दुकान के लिए',
        lines: [
          `वेबसाइट: ${rangeOf('website-development', 'से')}।`,
          `ऑनलाइन स्टोर: ${rangeOf('e-commerce-solutions', 'से')}।`,
          `सामान की तस्वीरें: ${rangeOf('product-photography', 'से')}।`,
          `ऐमज़ॉन या फ़्लिपकार्ट खाता: ${rangeOf('amazon-seller-account', 'से')}।`,
          `खोज और नक्शे पर दिखना: ${rangeOf('digital-marketing', 'से')} हर महीने।`,
          'दाम GST से पहले के हैं। काम शुरू होने से पहले तय दाम लिखकर मिलता है।',
        ],
      },
      {
        heading: 'छात्रों के लिए',
        lines: [
          'इंटर्नशिप घर से होती है, दो या तीन महीने की। आवेदन निःशुल्क है।',
          `कौशल परीक्षा ऐच्छिक है: ${FIGURES.fee}, एक बार। ${FIGURES.passPercent} % पर उत्तीर्ण, और प्रमाणपत्र मिलता है। यह शुल्क परीक्षा का है, इंटर्नशिप का नहीं।`,
          'परीक्षा के प्रश्न अंग्रेज़ी में हैं।',
        ],
      },
      {
        heading: 'हमसे बात करें',
        lines: [
          `फ़ोन: ${phone}। ईमेल: ${contact}।`,
          'हम हिन्दी, कन्नड़ और अंग्रेज़ी में उत्तर देते हैं, एक कार्य दिवस के भीतर।',
        ],
      },
    ],
    call: 'फ़ोन करें',
    shop: 'सभी दाम (अंग्रेज़ी में)',
    practice: 'तीन प्रश्न आज़माएँ (अंग्रेज़ी में)',
    unread: 'इस पृष्ठ को अभी किसी हिन्दीभाषी पाठक ने नहीं जाँचा है। भूल दिखे तो हमें लिखें।',
  },
  {
    lang: 'kn',
    name: 'ಕನ್ನಡ',
    title: 'ಅಂಗಡಿಗಳಿಗೆ ವೆಬ್‌ಸೈಟ್. ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ ಇಂಟರ್ನ್‌ಶಿಪ್.',
    lead: `${COMPANY.name} ಸಣ್ಣ ಅಂಗಡಿಗಳಿಗೆ ಮತ್ತು ವ್ಯಾಪಾರಗಳಿಗೆ ವೆಬ್‌ಸೈಟ್, ಆನ್‌ಲೈನ್ ಅಂಗಡಿ ಮತ್ತು ಜಾಹೀರಾತುಗಳನ್ನು ಮಾಡಿಕೊಡುತ್ತದೆ. ವಿದ್ಯಾರ್ಥಿಗಳು ಇದೇ ಕೆಲಸದಲ್ಲಿ ಕಲಿಯುತ್ತಾರೆ, ಭಾರತದ ಯಾವುದೇ ಊರಿನಿಂದ.`,
    parts: [
      {
        heading: 'ಅಂಗಡಿಗಾಗಿ',
        lines: [
          `ವೆಬ್‌ಸೈಟ್: ${rangeOf('website-development', 'ರಿಂದ')} ವರೆಗೆ.`,
          `ಆನ್‌ಲೈನ್ ಅಂಗಡಿ: ${rangeOf('e-commerce-solutions', 'ರಿಂದ')} ವರೆಗೆ.`,
          `ಸರಕಿನ ಚಿತ್ರಗಳು: ${rangeOf('product-photography', 'ರಿಂದ')} ವರೆಗೆ.`,
          `ಅಮೆಜಾನ್ ಅಥವಾ ಫ್ಲಿಪ್‌ಕಾರ್ಟ್ ಖಾತೆ: ${rangeOf('amazon-seller-account', 'ರಿಂದ')} ವರೆಗೆ.`,
          `ಹುಡುಕಾಟದಲ್ಲಿ ಮತ್ತು ನಕ್ಷೆಯಲ್ಲಿ ಕಾಣಿಸುವುದು: ತಿಂಗಳಿಗೆ ${rangeOf('digital-marketing', 'ರಿಂದ')} ವರೆಗೆ.`,
          'ಬೆಲೆಗಳು GST ಸೇರಿಸದೆ. ಕೆಲಸ ಶುರುವಾಗುವ ಮೊದಲು ನಿಗದಿತ ಬೆಲೆ ಬರಹದಲ್ಲಿ ಸಿಗುತ್ತದೆ.',
        ],
      },
      {
        heading: 'ವಿದ್ಯಾರ್ಥಿಗಳಿಗಾಗಿ',
        lines: [
          'ಇಂಟರ್ನ್‌ಶಿಪ್ ಮನೆಯಿಂದಲೇ, ಎರಡು ಅಥವಾ ಮೂರು ತಿಂಗಳು. ಅರ್ಜಿ ಉಚಿತ.',
          `ಕೌಶಲ ಪರೀಕ್ಷೆ ಐಚ್ಛಿಕ: ${FIGURES.fee}, ಒಮ್ಮೆ ಮಾತ್ರ. ${FIGURES.passPercent} % ಪಡೆದರೆ ತೇರ್ಗಡೆ, ಪ್ರಮಾಣಪತ್ರ ಸಿಗುತ್ತದೆ. ಇದು ಪರೀಕ್ಷೆಯ ಶುಲ್ಕ, ಇಂಟರ್ನ್‌ಶಿಪ್‌ನದಲ್ಲ.`,
          'ಪರೀಕ್ಷೆಯ ಪ್ರಶ್ನೆಗಳು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿವೆ.',
        ],
      },
      {
        heading: 'ನಮ್ಮೊಂದಿಗೆ ಮಾತನಾಡಿ',
        lines: [
          `ದೂರವಾಣಿ: ${phone}. ಇಮೇಲ್: ${contact}.`,
          'ನಾವು ಕನ್ನಡ, ಹಿಂದಿ ಮತ್ತು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಉತ್ತರಿಸುತ್ತೇವೆ, ಒಂದು ಕೆಲಸದ ದಿನದೊಳಗೆ.',
        ],
      },
    ],
    call: 'ಕರೆ ಮಾಡಿ',
    shop: 'ಎಲ್ಲಾ ಬೆಲೆಗಳು (ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ)',
    practice: 'ಮೂರು ಪ್ರಶ್ನೆಗಳನ್ನು ಪ್ರಯತ್ನಿಸಿ (ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ)',
    unread: 'ಈ ಪುಟವನ್ನು ಕನ್ನಡ ಮಾತೃಭಾಷೆಯ ಓದುಗರು ಇನ್ನೂ ಪರಿಶೀಲಿಸಿಲ್ಲ. ತಪ್ಪು ಕಂಡರೆ ನಮಗೆ ಬರೆಯಿರಿ.',
  },
];
