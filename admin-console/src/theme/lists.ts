/** A wide table scrolls by itself; each row has one line, and a long text is cut at the width of its column. */
export const WITHIN = {
  '& .RaList-main, & .RaList-content': { minWidth: 0, maxWidth: '100%' },
  // The head of the table stays visible while the rows scroll.
  '& .RaDataTable-tableWrapper': { overflow: 'auto', maxHeight: 'calc(100dvh - 2rem)' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    whiteSpace: 'nowrap',
    backgroundColor: 'var(--paper)',
  },
  '& tr > *': { padding: '0.125rem 0.375rem !important', height: '2rem' },
  '& td': {
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    unicodeBidi: 'plaintext',
  },
  '& .MuiCheckbox-root': { padding: '0.125rem' },
};
