export { Receipts } from './receipts.js';
