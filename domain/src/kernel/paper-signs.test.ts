import { describe, expect, it } from '@jest/globals';
import { onPaper } from './paper-signs.js';

describe('A name on papers', () => {
  it.each([
    'Asha Rao',
    "K. S. O'Brien-Śāstrī, Jr.",
    'Nguyễn Thị Ánh',
    'Nguye\u0302\u0303n',
    'Иван Ωmega',
    'क्\u200Dष',
    'ᱥᱟᱱᱛᱟᱲᱤ ᱠᱤᱥᱠᱩ',
    'ꯃꯩꯇꯩ ꯆꯅꯨ',
    'सुनीता ਸਿੰਘ সুস্মিতা કૃષ્ણા കൃഷ്ണൻ କୃଷ୍ଣ ஸ்ரீ శ్రీ ಶ್ರೀ عائشہ ڳوٺ',
    'Asha\u202E\uFE0F\n Rao',
  ])('may be %j', (name) => {
    expect(onPaper(name)).toBeNull();
  });

  it.each([
    ['李 Wei 李', '“李”'],
    ['Asha 😀👍🏽', '“😀”, “👍”, “🏽”'],
    ['Asha \uE000', '“\uE000”'],
    ['a\u0985\u064B', '“\u0985\u064B”'],
  ])('is asked for in another spelling if it is %j', (name, signs) => {
    expect(onPaper(name)).toBe(
      `Our certificates and letters cannot show ${signs}. Please use another spelling`,
    );
  });
});
