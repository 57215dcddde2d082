import { consolePart } from '../../components/console-part.js';

export const students = consolePart({
  section: { path: '/admin/students', label: 'Students' },
  resource: 'students',
  screens: { list: () => import('./students-list.js'), show: () => import('./student-show.js') },
});
