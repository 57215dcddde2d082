import type { Price } from '@portal/domain/kernel/estimate.js';

/** When the prices were last gone through. */
export const PRICES_AS_OF = 'November 2026';

/** By the id of a service; the fee of the test is in the console's settings. */
export const PRICES: Readonly<Record<string, Price>> = {
  'website-development': { rupees: [18_000, 45_000], days: [10, 21] },
  'digital-marketing': { rupees: [8000, 18_000], days: [7, 14], isMonthly: true },
  'social-media-management': { rupees: [7000, 15_000], days: [5, 7], isMonthly: true },
  'content-development': { rupees: [4000, 14_000], days: [5, 12] },
  'ai-training': { rupees: [9000, 25_000], days: [3, 10] },
  'graphic-designing': { rupees: [3000, 16_000], days: [3, 10] },
  'instagram-management': { rupees: [6000, 14_000], days: [5, 7], isMonthly: true },
  'meta-ads-promotion': { rupees: [5000, 12_000], days: [4, 8], isMonthly: true },
  'sales-funnels': { rupees: [15_000, 40_000], days: [10, 20] },
  'e-commerce-solutions': { rupees: [30_000, 85_000], days: [15, 35] },
  'amazon-seller-account': { rupees: [6000, 15_000], days: [7, 15] },
  'flipkart-seller-account': { rupees: [6000, 15_000], days: [7, 15] },
  'product-photography': { rupees: [4000, 18_000], days: [3, 7] },
  'infographics-creation': { rupees: [2500, 9000], days: [3, 7] },
  'upwork-project-management': { rupees: [10_000, 25_000], days: [3, 7], isMonthly: true },
};
