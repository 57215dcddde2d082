/** The company's working name. Replace before launch, together with public-web's. */
export const COMPANY_NAME = 'Saral Digital';
