/** How apps name themselves in whose own browser a link may open; `wv` is Android's WebView. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|Line\/|Snapchat|Twitter|Pinterest|WhatsApp|MicroMessenger|musical_ly|BytedanceWebview|GSA\/)|;\s?wv\)/;

/** Safari on an iPhone or iPad says so; a view inside an app has the engine without the name. */
const APPLE_DEVICE = /\((iPhone|iPad|iPod)/;
const APPLE_BROWSER = /\b(Safari|CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo)\//;

/** Whether this is the browser inside an app, which may not come back to a page's script. */
export const isInApp = (userAgent: string): boolean =>
  APPS.test(userAgent) || (APPLE_DEVICE.test(userAgent) && !APPLE_BROWSER.test(userAgent));
