import { Body, Container, Head, Heading, Html, Link, Section, Text } from 'react-email';
import { LOOK, SHEET } from './look.js';

const head = (
  <Head>
    <title>{'{{subject}}'}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    {/* Digits of a code are no phone number to be made a link of. */}
    <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
    <style dangerouslySetInnerHTML={{ __html: SHEET }} />
  </Head>
);

/** The library's own fills it up with a thousand invisible signs: 8 KB on the wire. */
const preheader = (
  <div aria-hidden="true" style={LOOK.preheader}>
    {'{{preheader}}'}
  </div>
);

const brand = (
  <Text className="ink" style={LOOK.brand}>
    <span aria-hidden="true" style={LOOK.mark}>
      ●
    </span>{' '}
    {'{{company}}'}
  </Text>
);

const foot = (
  <Text className="soft" style={LOOK.small}>
    {'{{reason}}'}
    <br />
    {'{{company}}'},{' '}
    <Link href="{{site}}" className="link" style={LOOK.link}>
      {'{{host}}'}
    </Link>
  </Text>
);

export const page = (
  <Html lang="en">
    {head}
    <Body style={LOOK.body}>
      {preheader}
      <Section className="ground" style={LOOK.ground}>
        <div role="article" aria-roledescription="email" aria-label="{{subject}}">
          <Container style={LOOK.column}>
            {brand}
            <Section className="card" style={LOOK.card}>
              <Heading className="ink" style={LOOK.title}>
                {'{{title}}'}
              </Heading>
              {'{{body}}'}
            </Section>
            {foot}
          </Container>
        </div>
      </Section>
    </Body>
  </Html>
);
