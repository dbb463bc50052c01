export const brand = {
  name: 'Kithmere',
  legalName: 'Kithmere Talent Solutions Ltd',
  slogan: 'Empowering Innovation',
  foundedYear: 2023,
  logoLinkLabel: 'Kithmere, to the top of the home page',
} as const;
