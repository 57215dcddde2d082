import type { Locator } from '@playwright/test';

/** What makes a field look as it does. */
export const looksOfField = (field: Locator) =>
  field.evaluate((element: HTMLElement) => {
    const frame = element.closest<HTMLElement>('.MuiInputBase-root') ?? element;
    const line = getComputedStyle(frame.querySelector('fieldset') ?? frame);
    const label = (element as HTMLInputElement).labels?.[0];
    if (!label) throw new Error('It has no label');
    const { fontSize, fontWeight, color } = getComputedStyle(label);
    return {
      height: Math.round(frame.getBoundingClientRect().height),
      border: [line.borderTopWidth, line.borderTopStyle, line.borderTopColor].join(' '),
      radius: getComputedStyle(frame).borderTopLeftRadius,
      text: getComputedStyle(element).fontSize,
      label: { fontSize, fontWeight, color },
      isLabelAbove: label.getBoundingClientRect().bottom <= frame.getBoundingClientRect().top,
    };
  });
