import { Box } from './elements.js';
import { LOOK, SHEET } from './look.js';

const head = (
  <head>
    <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
    <meta name="x-apple-disable-message-reformatting" />
    <title>{'{{subject}}'}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    {/* A mail program must not make the digits of a code a telephone link. */}
    <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
    <style dangerouslySetInnerHTML={{ __html: SHEET }} />
  </head>
);

const preheader = (
  <div aria-hidden="true" style={LOOK.preheader}>
    {'{{preheader}}'}
  </div>
);

const brand = (
  <p className="ink" style={LOOK.brand}>
    <span aria-hidden="true" style={LOOK.mark}>
      ●
    </span>{' '}
    {'{{company}}'}
  </p>
);

const foot = (
  <p className="soft" style={LOOK.small}>
    {'{{reason}}'}
    <br />
    {'{{company}}'},{' '}
    <a href="{{site}}" className="link" style={LOOK.link} target="_blank">
      {'{{host}}'}
    </a>
  </p>
);

export const page = (
  <html dir="ltr" lang="en">
    {head}
    <body style={LOOK.body}>
      {preheader}
      <Box className="ground" style={LOOK.ground}>
        <div role="article" aria-roledescription="email" aria-label="{{subject}}">
          <Box style={LOOK.column}>
            {brand}
            <Box className="card" style={LOOK.card}>
              <h1 className="ink" style={LOOK.title}>
                {'{{title}}'}
              </h1>
              {'{{body}}'}
            </Box>
            {foot}
          </Box>
        </div>
      </Box>
    </body>
  </html>
);
