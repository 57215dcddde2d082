export { minutesToRead } from './article-blocks.js';
export { ArticleBody } from './article-body.js';
export { ArticlePicture } from './article-picture.js';
export { DayText } from './day-text.js';
