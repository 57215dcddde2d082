import { Button } from './elements.js';
import { LOOK } from './look.js';

// `dir="auto"`: typed text may run from right to left, and must not turn the text around it.

export const text = (
  <p className="ink" style={LOOK.text} dir="auto">
    {'{{text}}'}
  </p>
);

export const code = (
  <p className="ink code" style={LOOK.code}>
    {'{{code}}'}
  </p>
);

export const rows = (
  <table cellPadding="0" cellSpacing="0" style={LOOK.rows}>
    <tbody>{'{{rows}}'}</tbody>
  </table>
);

export const row = (
  <tr>
    <th scope="row" className="soft line cell label" style={LOOK.label}>
      {'{{label}}'}
    </th>
    <td className="ink line cell value" style={LOOK.value} dir="auto">
      {'{{text}}'}
    </td>
  </tr>
);

export const quote = (
  <>
    <p className="soft" style={LOOK.quoteLabel}>
      {'{{label}}'}
    </p>
    <p className="ink" style={LOOK.quote} dir="auto">
      {'{{text}}'}
    </p>
  </>
);

export const button = (
  <Button href="{{to}}" style={LOOK.button}>
    {'{{text}}'}
  </Button>
);
