import { lazy } from 'react';
import type { ConsolePart } from '../../components/console-part.js';

export const students: ConsolePart = {
  section: { path: '/admin/students', label: 'Students', roles: ['support', 'finance'] },
  resource: {
    name: 'students',
    list: lazy(() => import('./students-list.js')),
    show: lazy(() => import('./student-show.js')),
  },
};
