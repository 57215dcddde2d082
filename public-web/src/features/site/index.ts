export { NewsPicture } from './news/news-picture.js';
export { Duration } from './programs/duration.js';
export { programChat } from './programs/program-chat.js';
export { ProgramIcon } from './programs/program-icon.js';
export { ServiceOffer } from './services/service-offer.js';
