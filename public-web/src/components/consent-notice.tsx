import { LANGUAGE_NAMES, NOTICE_LANGUAGES } from '@portal/domain/consents/notices/notice-words.js';
import { noticePath } from '@portal/domain/consents/notices/notice-address.js';
import { NOTICES, type ConsentPurpose } from '@portal/domain/consents/notices.js';

export function NoticeLinks({ purpose }: { purpose: ConsentPurpose }) {
  return (
    <>
      Notice:{' '}
      {NOTICE_LANGUAGES.map((language, at) => (
        <span key={language}>
          {at > 0 && ' · '}
          <a href={noticePath(NOTICES[purpose].version, language)} lang={language} target="_blank">
            {LANGUAGE_NAMES[language]}
            <span className="visually-hidden" lang="en">
              {' '}
              (opens a new tab)
            </span>
          </a>
        </span>
      ))}
      .
    </>
  );
}

/** What sending the form agrees to; shown directly above its button. */
export function ConsentNotice({ purpose }: { purpose: ConsentPurpose }) {
  return (
    <p className="soft small text-width">
      {NOTICES[purpose].text} <NoticeLinks purpose={purpose} />{' '}
      <a href="/privacy-policy" target="_blank">
        Privacy policy<span className="visually-hidden"> (opens a new tab)</span>
      </a>
    </p>
  );
}
