/** Former names of cities that owners still type, mapped to the current names; lower case. */
const currentNames = new Map([
  ['allahabad', 'prayagraj'],
  ['alleppey', 'alappuzha'],
  ['bangalore', 'bengaluru'],
  ['baroda', 'vadodara'],
  ['belgaum', 'belagavi'],
  ['bellary', 'ballari'],
  ['benares', 'varanasi'],
  ['bombay', 'mumbai'],
  ['calcutta', 'kolkata'],
  ['calicut', 'kozhikode'],
  ['cannanore', 'kannur'],
  ['cochin', 'kochi'],
  ['gauhati', 'guwahati'],
  ['gulbarga', 'kalaburagi'],
  ['gurgaon', 'gurugram'],
  ['hubli', 'hubballi'],
  ['madras', 'chennai'],
  ['mangalore', 'mangaluru'],
  ['mysore', 'mysuru'],
  ['palghat', 'palakkad'],
  ['pondicherry', 'puducherry'],
  ['poona', 'pune'],
  ['quilon', 'kollam'],
  ['shimoga', 'shivamogga'],
  ['tanjore', 'thanjavur'],
  ['trichur', 'thrissur'],
  ['trichy', 'tiruchirappalli'],
  ['trivandrum', 'thiruvananthapuram'],
  ['tumkur', 'tumakuru'],
  ['tuticorin', 'thoothukudi'],
  ['vizag', 'visakhapatnam'],
]);

/** Today's name of a city, in lower case. */
export const currentCityName = (city: string) => {
  const name = city.trim().toLowerCase();
  return currentNames.get(name) ?? name;
};
