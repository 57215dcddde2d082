import { domainLabel } from '@portal/domain/kernel/choices.js';
import { AppLink } from '../../../lib/navigation.js';
import { articlesFor } from '../../../content/articles-by-domain.js';
import { practicePath } from '../practice/practice-path.js';
import styles from './what-to-practise.module.css';

export function WhatToPractise({ domain }: { readonly domain: string }) {
  return (
    <div className={styles.practise} data-on-screen>
      <h3>Before the next try</h3>
      <ul className="no-marks">
        <li>
          <AppLink to={practicePath(domain)}>
            Practise with sample questions in {domainLabel(domain)}
          </AppLink>
        </li>
        {articlesFor(domain).map(({ id, title }) => (
          <li key={id}>
            Read: <AppLink to={`/blog/${id}`}>{title}</AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
