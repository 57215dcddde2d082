import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { entryPath, sectionPathOf } from '../../components/paths.js';
import { SECTIONS, useReadable } from '../sections.js';
import { type Found, useSearch } from './use-search.js';
import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import styles from './search.module.css';

/** Where one begins what is not called like a section. */
const ACTIONS: Readonly<Record<string, string>> = {
  'Refund a payment': '/admin/payments',
  'Check a payment with the provider': '/admin/payments',
  'Extra time for a student': '/admin/students',
  'Correct an email': '/admin/students',
  'Grant attempts': '/admin/students',
  'More minutes for a running test': '/admin/live',
  'Announce to running tests': '/admin/live',
  'Send a failed mail again': '/admin/emails',
  'Revoke or reissue a certificate': '/admin/certificates',
  'Move applications on the board': '/admin/applications/board',
  'Import questions': '/admin/questions/import',
  'Health of the questions': '/admin/questions/health',
  'Reports on questions': '/admin/questions/reports',
  'Change the fee': '/admin/settings',
  'Passkeys, password and sessions': '/admin/account',
};

/** A name may begin with two letters of a page. */
const LEAST_SIGNS = 3;

const PLACES = [
  ...SECTIONS.map(({ label, path }) => [label, path] as const),
  ...Object.entries(ACTIONS),
];

type Place = { readonly title: string; readonly to: string };

/** Pages and actions of which each typed word begins a word, in the sections that the admin may open. */
function placesFor(typed: string, readable: Readonly<Record<string, boolean>>): readonly Place[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (typed.trim().length < LEAST_SIGNS) return [];
  const fits = (title: string) =>
    words.every((word) => ` ${title.toLowerCase()}`.includes(` ${word}`));
  const mayOpen = (to: string) =>
    SECTIONS.some(
      ({ path, reads }) => (to === path || to.startsWith(`${path}/`)) && readable[reads],
    );
  return PLACES.filter(([title, to]) => fits(title) && mayOpen(to)).map(([title, to]) => ({
    title,
    to,
  }));
}

type Option = Found | Place;

const labelOf = (one: Option): string => ('to' in one ? 'Go to' : sectionOf(one));

const sectionOf = ({ resource }: Found): string =>
  SECTIONS.find(({ path }) => path === sectionPathOf(resource))?.label ?? resource;

const FAILED = 'The search failed. Please try again.';

type SearchDialogProps = {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
};

/** One field that finds everything the role may see; arrows choose, Enter opens. */
export default function SearchDialog({ typed, onType, onClose }: SearchDialogProps) {
  const readable = useReadable();
  const { found: entries, hasFailed, isPending } = useSearch(typed);
  const found = useMemo(
    () => [...placesFor(typed, readable), ...entries],
    [entries, typed, readable],
  );
  const [opensFirst, setOpensFirst] = useState(false);
  const navigate = useNavigate();
  const open = useCallback(
    (one: Option) => {
      onClose();
      void navigate('to' in one ? one.to : entryPath(one.resource, one.id));
    },
    [onClose, navigate],
  );
  const [first] = found;
  useEffect(() => {
    // While a search runs, the results shown are those of the words typed before.
    if (opensFirst && !isPending && first) open(first);
  }, [opensFirst, isPending, first, open]);
  const words =
    typed.trim() === ''
      ? 'Type a name, four digits of a phone, an order, a code, a page …'
      : 'Nothing found';
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="search-title"
      className={styles.dialog ?? ''}
      slotProps={{ paper: { className: styles.paper ?? '' } }}
    >
      <h2 id="search-title" className={styles.title}>
        Search everything
      </h2>
      <Autocomplete<Option, false, false, true>
        open
        freeSolo
        disablePortal
        options={found}
        filterOptions={(all) => all}
        getOptionLabel={(one) => (typeof one === 'string' ? one : one.title)}
        getOptionKey={(one) =>
          typeof one === 'string' ? one : 'to' in one ? one.title : `${one.resource} ${one.id}`
        }
        inputValue={typed}
        onInputChange={(_, next, reason) => {
          if (reason !== 'input' && reason !== 'clear') return;
          setOpensFirst(false);
          onType(next);
        }}
        onChange={(_, chosen) => {
          // Enter without a choice by the arrows opens the first result.
          if (typeof chosen === 'string') setOpensFirst(true);
          else if (chosen) open(chosen);
        }}
        renderOption={({ key, ...props }, one) => (
          <li key={key} {...props} className={`${props.className ?? ''} ${styles.found ?? ''}`}>
            <em>{labelOf(one)}</em>
            <strong>{one.title}</strong>
            {'line' in one && <span>{one.line}</span>}
          </li>
        )}
        renderInput={(input) => (
          <TextField {...input} autoFocus label="Search everything" variant="outlined" />
        )}
      />
      <p className={styles.told} role="status">
        {hasFailed ? FAILED : isPending ? 'Searching …' : found.length === 0 ? words : ''}
      </p>
    </Dialog>
  );
}
