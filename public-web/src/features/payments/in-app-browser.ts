/** The names of apps in whose browser a link may open; `wv` is Android's WebView. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|Line\/|Snapchat|Twitter|Pinterest|WhatsApp|MicroMessenger|musical_ly|BytedanceWebview|GSA\/)|;\s?wv\)/;

/** Safari on an iPhone or iPad names itself; a view inside an app does not. */
const APPLE_DEVICE = /\((iPhone|iPad|iPod)/;
const APPLE_BROWSER = /\b(Safari|CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo)\//;

/** Whether this browser is inside an app, where the page's script may be lost. */
export const isInApp = (userAgent: string): boolean =>
  APPS.test(userAgent) || (APPLE_DEVICE.test(userAgent) && !APPLE_BROWSER.test(userAgent));
