import type { CSSProperties, ReactNode } from 'react';

type Part = {
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
};

/** A table of one cell: old mail programs know no other background and padding. */
export const Box = ({ className, style: { padding, ...style } = {}, children }: Part) => (
  <table
    align="center"
    width="100%"
    border={0}
    cellPadding="0"
    cellSpacing="0"
    role="presentation"
    className={className}
    style={style}
  >
    <tbody>
      <tr>
        <td style={{ padding }}>{children}</td>
      </tr>
    </tbody>
  </table>
);

const GAP = {
  __html: '<!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;</i><![endif]-->',
};

/** Outlook ignores a link's padding, so thin spaces are added at both sides. */
export const Button = ({ href, style, children }: Part & { readonly href: string }) => (
  <a href={href} style={{ display: 'inline-block', maxWidth: '100%', ...style }} target="_blank">
    <span dangerouslySetInnerHTML={GAP} />
    <span>{children}</span>
    <span dangerouslySetInnerHTML={GAP} />
  </a>
);
