type SiteMapLink = { readonly label: string; readonly to: string };

export type SiteMapGroup = {
  readonly title: string;
  readonly links: readonly SiteMapLink[];
};

export const SITE_MAP: readonly SiteMapGroup[] = [
  {
    title: 'Main Pages',
    links: [
      { label: 'Home', to: '/' },
      { label: 'About', to: '/about' },
      { label: 'Blog', to: '/#blog' },
      { label: 'News', to: '/#news' },
      { label: 'FAQ', to: '/#faq' },
    ],
  },
  {
    title: 'Services',
    links: [
      { label: 'For your shop', to: '/for-your-shop' },
      { label: 'Digital services', to: '/#services' },
      { label: 'Internship programs', to: '/#programs' },
      { label: 'Practise the test', to: '/practice' },
      { label: 'Projects', to: '/#projects' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', to: '/privacy-policy' },
      { label: 'Terms of Service', to: '/terms-of-service' },
      { label: 'Disclaimer', to: '/disclaimer' },
      { label: 'Accessibility', to: '/accessibility' },
      { label: 'Site Map', to: '/site-map' },
    ],
  },
  {
    title: 'Contact',
    links: [
      { label: 'Contact', to: '/#contact' },
      { label: 'Careers', to: '/careers' },
    ],
  },
];
