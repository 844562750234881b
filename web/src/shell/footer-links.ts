/** The public pages that the footer leads to; what the router does not know yet is left out. */
export const footerLinks = [
  { name: 'nine_levels', path: '/stratum-definitions' },
  { name: 'footer.program', path: '/program-overview' },
  { name: 'footer.about', path: '/aboutUs' },
  { name: 'about_author', path: '/about-the-author' },
  { name: 'footer.privacy', path: '/privacy-policy' },
  { name: 'footer.terms', path: '/terms-and-conditions' },
] as const;
