/**
 * States, provinces and regions of the countries other than India, by country code, parted by
 * semicolons. A country without any has one that bears its own name.
 * Facts from the package country-region-data 4.1.0, MIT licence, copyright (c) 2022 Benjamin Keen.
 */
export const regionsByCountry: Record<string, string> = {
  AD: `
    Andorra la Vella; Canillo; Encamp; Escaldes-Engordany; La Massana; Ordino; Sant Julià de Lòria
  `,
  AE: `
    Abu Dhabi; Ajman; Dubai; Fujairah; Ras al Khaimah; Sharjah; Umm Al Quwain
  `,
  AF: `
    Badakhshan; Badghis; Baghlan; Balkh; Bamyan; Daykundi; Farah; Faryab; Ghazni; Ghor; Helmand;
    Herat; Jowzjan; Kabul; Kandahar; Kapisa; Khost; Kunar; Kunduz; Laghman; Logar; Maidan Wardak;
    Nangarhar; Nimruz; Nuristan; Paktia; Paktika; Panjshir; Parwan; Samangan; Sar-e Pol; Takhar;
    Urozgan; Zabul
  `,
  AG: `
    Antigua Island; Barbuda Island; Bird Island; Bishop Island; Blake Island; Crump Island;
    Dulcina Island; Exchange Island; Five Islands; Great Bird Island; Green Island; Guiana Island;
    Hawes Island; Hells Gate Island; Henry Island; Johnson Island; Kid Island; Lobster Island;
    Maiden Island; Moor Island; Nanny Island; Pelican Island; Prickly Pear Island; Rabbit Island;
    Red Head Island; Redonda Island; Sandy Island; Smith Island; The Sisters; Vernon Island;
    Wicked Will Island; York Island
  `,
  AI: `
    Anguilla; Anguillita Island; Blowing Rock; Cove Cay; Crocus Cay; Deadman’s Cay; Dog Island;
    East Cay; Little Island; Little Scrub Island; Mid Cay; North Cay; Prickly Pear Cays;
    Rabbit Island; Sandy Island/Sand Island; Scilly Cay; Scrub Island; Seal Island;
    Sombrero/Hat Island; South Cay; South Wager Island; West Cay
  `,
  AL: `
    Berat; Dibër; Durrës; Elbasan; Fier; Gjirokastër; Korçë; Kukës; Lezhë; Shkodër; Tirana; Vlorë
  `,
  AM: `
    Aragatsotn; Ararat; Armavir; Gegharkunik; Kotayk; Lori; Shirak; Syunik; Tavush; Vayots Dzor;
    Yerevan
  `,
  AO: `
    Bengo; Benguela; Bié; Cabinda; Cuando Cubango; Cuanza Norte; Cuanza Sul; Cunene; Huambo; Huíla;
    Luanda; Lunda Norte; Lunda Sul; Malanje; Moxico; Namibe; Uíge; Zaire
  `,
  AQ: `
    Antarctica
  `,
  AR: `
    Buenos Aires; Capital Federal; Catamarca; Chaco; Chubut; Córdoba; Corrientes; Entre Ríos;
    Formosa; Jujuy; La Pampa; La Rioja; Mendoza; Misiones; Neuquén; Río Negro; Salta; San Juan;
    San Luis; Santa Cruz; Santa Fe; Santiago del Estero; Tierra del Fuego; Tucumán
  `,
  AS: `
    Aunu’u; Ofu‑Olosega; Rose Atoll; Swains Island; Ta’ū; Tutuila
  `,
  AT: `
    Burgenland; Kärnten; Niederösterreich; Oberösterreich; Salzburg; Steiermark; Tirol; Vorarlberg;
    Wien
  `,
  AU: `
    Australian Capital Territory; New South Wales; Northern Territory; Queensland; South Australia;
    Tasmania; Victoria; Western Australia
  `,
  AW: `
    Aruba
  `,
  AX: `
    Brändö; Eckerö; Finström; Föglö; Geta; Hammarland; Jomala; Kökar; Kumlinge; Lemland; Lumparland;
    Mariehamn; Saltvik; Sottunga; Sund; Vårdö
  `,
  AZ: `
    Abşeron; Ağcabədi; Ağdam; Ağdaş; Ağstafa; Ağsu; Astara; Babək; Bakı; Balakən; Beyləqan; Bərdə;
    Biləsuvar; Cəbrayıl; Cəlilabad; Culfa; Daşkəsən; Füzuli; Gədəbəy; Goranboy; Göyçay; Göygöl;
    Hacıqabul; İmişli; İsmayıllı; Kǝngǝrli; Kəlbəcər; Kürdəmir; Laçın; Lerik; Lənkəran; Masallı;
    Neftçala; Oğuz; Ordubad; Qax; Qazax; Qəbələ; Qobustan; Quba; Qubadli; Qusar; Saatlı; Sabirabad;
    Şabran; Şahbuz; Salyan; Şamaxı; Samux; Sədərək; Şəki; Şəmkir; Şərur; Siyəzən; Şuşa; Tərtər;
    Tovuz; Ucar; Xaçmaz; Xızı; Xocalı; Xocavənd; Yardımlı; Yevlax; Zaqatala; Zəngilan; Zərdab
  `,
  BA: `
    Brčko Distrikt; Federacija Bosne i Hercegovine; Republika Srpska
  `,
  BB: `
    Christ Church; Saint Andrew; Saint George; Saint James; Saint John; Saint Joseph; Saint Lucy;
    Saint Michael; Saint Peter; Saint Philip; Saint Thomas
  `,
  BD: `
    Barisal; Chittagong; Dhaka; Khulna; Mymensingh; Rajshahi; Rangpur; Sylhet
  `,
  BE: `
    Brussels; Flanders; Wallonia
  `,
  BF: `
    Balé; Bam/Lake Bam; Banwa Province; Bazèga; Bougouriba; Boulgou Province; Boulkiemdé;
    Comoé/Komoe; Ganzourgou Province; Gnagna; Gourma Province; Houet; Ioba; Kadiogo; Kénédougou;
    Komondjari; Kompienga; Kossi Province; Koulpélogo; Kouritenga; Kourwéogo; Léraba; Loroum;
    Mouhoun; Namentenga; Naouri/Nahouri; Nayala; Noumbiel; Oubritenga; Oudalan; Passoré; Poni;
    Sanguié; Sanmatenga; Séno; Sissili; Soum; Sourou; Tapoa; Tui/Tuy; Yagha; Yatenga; Ziro; Zondoma;
    Zoundwéogo
  `,
  BG: `
    Blagoevgrad; Burgas; Dobrich; Gabrovo; Jambol; Khaskovo; Kjustendil; Kurdzhali; Lovech; Montana;
    Pazardzhik; Pernik; Pleven; Plovdiv; Razgrad; Ruse; Shumen; Silistra; Sliven; Smoljan; Sofija;
    Sofija-Grad; Stara Zagora; Turgovishhe; Varna; Veliko Turnovo; Vidin; Vraca
  `,
  BH: `
    Al Janūbīyah; Al Manāmah; Al Muḩarraq; Al Wusţá; Ash Shamālīyah
  `,
  BI: `
    Bubanza; Bujumbura Mairie; Bujumbura Rural; Bururi; Cankuzo; Cibitoke; Gitega; Karuzi; Kayanza;
    Kirundo; Makamba; Muramvya; Muyinga; Mwaro; Ngozi; Rutana; Ruyigi
  `,
  BJ: `
    Alibori; Atakora; Atlantique; Borgou; Collines Department; Donga; Kouffo; Littoral Department;
    Mono Department; Ouémé; Plateau; Zou
  `,
  BL: `
    Au Vent; Sous le Vent
  `,
  BM: `
    City of Hamilton; Devonshire Parish; Hamilton Parish; Paget Parish; Pembroke Parish;
    Sandys Parish; Smith’s Parish; Southampton Parish; St. George’s Parish; Town of St. George;
    Warwick Parish
  `,
  BN: `
    Belait; Brunei Muara; Temburong; Tutong
  `,
  BO: `
    Beni; Chuquisaca; Cochabamba; La Paz; Oruro; Pando; Potosí; Santa Cruz; Tarija
  `,
  BQ: `
    Bonaire; Saba Isand; Sint Eustatius
  `,
  BR: `
    Acre; Alagoas; Amapá; Amazonas; Bahia; Ceará; Distrito Federal; Espírito Santo; Goiás; Maranhão;
    Mato Grosso; Mato Grosso do Sul; Minas Gerais; Pará; Paraíba; Paraná; Pernambuco; Piauí;
    Rio de Janeiro; Rio Grande do Norte; Rio Grande do Sul; Rondônia; Roraima; Santa Catarina;
    São Paulo; Sergipe; Tocantins
  `,
  BS: `
    Acklins Island; Berry Islands; Bimini; Black Point; Cat Island; Central Abaco; Central Andros;
    Central Eleuthera; Crooked Island and Long Cay; East Grand Bahama; Exuma; Freeport; Fresh Creek;
    Governor’s Harbour; Grand Cay; Green Turtle Cay; Harbour Island; High Rock; Hope Town; Inagua;
    Kemps Bay; Long Island; Mangrove Cay; Marsh Harbour; Mayaguana; Moore’s Island; New Providence;
    Nichollstown and Berry Islands; North Abaco; North Andros; North Eleuthera; Ragged Island;
    Rock Sound; San Salvador and Rum Cay; Sandy Point; South Abaco; South Andros; South Eleuthera;
    Spanish Wells; West Grand Bahama
  `,
  BT: `
    Bumthang; Chhukha; Dagana; Gasa; Haa; Lhuntse; Mongar; Paro; Pemagatshel; Punakha;
    Samdrup Jongkhar; Samtse; Sarpang; Thimphu; Trashigang; Trashiyangtse; Trongsa; Tsirang;
    Wangdue Phodrang; Zhemgang
  `,
  BV: `
    Bouvet Island
  `,
  BW: `
    Central; Ghanzi; Kgalagadi; Kgatleng; Kweneng; North West; North-East; South East; Southern
  `,
  BY: `
    Brest voblast; Gorod Minsk; Homiel voblast; Hrodna voblast; Mahilyow voblast; Minsk voblast;
    Vitsebsk voblast
  `,
  BZ: `
    Belize District; Cayo District; Corozal District; Orange Walk District; Stann Creek District;
    Toledo District
  `,
  CA: `
    Alberta; British Columbia; Manitoba; New Brunswick; Newfoundland and Labrador;
    Northwest Territories; Nova Scotia; Nunavut; Ontario; Prince Edward Island; Quebec;
    Saskatchewan; Yukon
  `,
  CC: `
    Direction Island; Home Island; Horsburgh Island; North Keeling Island; South Island;
    West Island
  `,
  CD: `
    Bandundu; Bas-Congo; Équateur; Kasaï-Occidental; Kasaï-Oriental; Katanga; Kinshasa; Maniema;
    Nord-Kivu; Orientale; Sud-Kivu
  `,
  CF: `
    Bamingui-Bangoran; Bangui; Basse-Kotto; Haut-Mbomou; Haute-Kotto; Kémo; Lobaye; Mambéré-Kadéï;
    Mbomou; Nana-Grebizi; Nana-Mambéré; Ombella-M’Poko; Ouaka; Ouham; Ouham Péndé; Sangha-Mbaéré;
    Vakaga
  `,
  CG: `
    Bouenza; Brazzaville; Cuvette; Cuvette-Ouest; Kouilou; Lékoumou; Likouala; Niari; Plateaux;
    Pointe-Noire; Pool; Sangha
  `,
  CH: `
    Aargau; Appenzell Ausserrhoden; Appenzell Innerhoden; Basel-Landschaft; Basel-Stadt; Bern;
    Fribourg; Genève; Glarus; Graubünden; Jura; Luzern; Neuchâtel; Nidwalden; Obwalden;
    Sankt Gallen; Schaffhausen; Schwyz; Solothurn; Thurgau; Ticino; Uri; Valais; Vaud; Zug; Zürich
  `,
  CI: `
    Agnéby; Bafing; Bas-Sassandra; Denguélé; Dix-Huit Montagnes; Fromager; Haut-Sassandra; Lacs;
    Lagunes; Marahoué; Moyen-Cavally; Moyen-Comoé; N’zi-Comoé; Savanes; Sud-Bandama; Sud-Comoé;
    Vallée du Bandama; Worodougou; Zanzan
  `,
  CK: `
    Aitutaki; Atiu; Avarua; Ma’uke; Mangaia; Manihiki; Mitiaro; Nassau; Palmerston; Penrhyn;
    Pukapuka; Rakahanga
  `,
  CL: `
    Aisén del General Carlos Ibáñez del Campo; Antofagasta; Araucanía; Arica y Parinacota; Atacama;
    Bío-Bío; Coquimbo; Libertador General Bernardo O’Higgins; Los Lagos; Los Ríos;
    Magallanes y Antartica Chilena; Maule; Ñuble; Región Metropolitana de Santiago; Tarapacá;
    Valparaíso
  `,
  CM: `
    Adamaoua; Centre; Est; Extrême-Nord; Littoral; Nord; Nord-Ouest; Ouest; Sud; Sud-Ouest
  `,
  CN: `
    Anhui; Beijing; Chongqing; Fujian; Gansu; Guangdong; Guangxi; Guizhou; Hainan; Hebei;
    Heilongjiang; Henan; Hong Kong; Hubei; Hunan; Inner Mongolia; Jiangsu; Jiangxi; Jilin; Liaoning;
    Macau; Ningxia; Qinghai; Shaanxi; Shandong; Shanghai; Shanxi; Sichuan; Tianjin; Tibet; Xinjiang;
    Yunnan; Zhejiang
  `,
  CO: `
    Amazonas; Antioquia; Arauca; Archipiélago de San Andrés; Atlántico; Bogotá D.C.; Bolívar;
    Boyacá; Caldas; Caquetá; Casanare; Cauca; Cesar; Chocó; Córdoba; Cundinamarca; Guainía;
    Guaviare; Huila; La Guajira; Magdalena; Meta; Nariño; Norte de Santander; Putumayo; Quindío;
    Risaralda; Santander; Sucre; Tolima; Valle del Cauca; Vaupés; Vichada
  `,
  CR: `
    Alajuela; Cartago; Guanacaste; Heredia; Limón; Puntarenas; San José
  `,
  CU: `
    Artemisa; Camagüey; Ciego de Ávila; Cienfuegos; Granma; Guantánamo; Holguín;
    Isla de la Juventud; La Habana; Las Tunas; Matanzas; Mayabeque; Pinar del Río; Sancti Spíritus;
    Santiago de Cuba; Villa Clara
  `,
  CV: `
    Boa Vista; Brava; Calheta de São Miguel; Maio; Mosteiros; Paúl; Porto Novo; Praia;
    Ribeira Brava; Ribeira Grande; Sal; Santa Catarina; Santa Cruz; São Domingos; São Filipe;
    São Nicolau; São Vicente; Tarrafal; Tarrafal de São Nicolau
  `,
  CW: `
    Curaçao
  `,
  CX: `
    Christmas Island
  `,
  CY: `
    Ammochostos; Keryneia; Larnaka; Lefkosia; Lemesos; Pafos
  `,
  CZ: `
    Hlavní město Praha; Jihočeský kraj; Jihomoravský kraj; Karlovarský kraj; Královéhradecký kraj;
    Liberecký kraj; Moravskoslezský kraj; Olomoucký kraj; Pardubický kraj; Plzeňský kraj;
    Středočeský kraj; Ústecký kraj; Vysočina; Zlínský kraj
  `,
  DE: `
    Baden-Württemberg; Bayern; Berlin; Brandenburg; Bremen; Hamburg; Hessen; Mecklenburg-Vorpommern;
    Niedersachsen; Nordrhein-Westfalen; Rheinland-Pfalz; Saarland; Sachsen; Sachsen-Anhalt;
    Schleswig-Holstein; Thüringen
  `,
  DJ: `
    Ali Sabieh; Arta; Dikhil; Obock; Tadjourah
  `,
  DK: `
    Hovedstaden; Midtjylland; Nordjylland; Sjælland; Syddanmark
  `,
  DM: `
    Saint Andrew Parish; Saint David Parish; Saint George Parish; Saint John Parish;
    Saint Joseph Parish; Saint Luke Parish; Saint Mark Parish; Saint Patrick Parish;
    Saint Paul Parish; Saint Peter Parish
  `,
  DO: `
    Cibao Central; Del Valle; Distrito Nacional; Enriquillo; Norcentral; Nordeste; Noroeste; Norte;
    Valdesia
  `,
  DZ: `
    Adrar; Aïn Defla; Aïn Témouchent; Algiers; Annaba; Batna; Béchar; Béjaïa; Biskra; Blida;
    Bordj Bou Arréridj; Bouïra; Boumerdès; Chlef; Constantine; Djelfa; El Bayadh; El Oued; El Tarf;
    Ghardaïa; Guelma; Illizi; Jijel; Khenchela; Laghouat; Mascara; Médéa; Mila; Mostaganem; Msila;
    Naâma; Oran; Ouargla; Oum el Bouaghi; Relizane; Saïda; Sétif; Sidi Bel Abbès; Skikda;
    Souk Ahras; Tamanghasset; Tébessa; Tiaret; Tindouf; Tipaza; Tissemsilt; Tizi Ouzou; Tlemcen
  `,
  EC: `
    Azuay; Bolívar; Cañar; Carchi; Chimborazo; Cotopaxi; El Oro; Esmeraldas; Galápagos; Guayas;
    Imbabura; Loja; Los Ríos; Manabí; Morona-Santiago; Napo; Orellana; Pastaza; Pichincha;
    Santa Elena; Santo Domingo de los Tsáchilas; Sucumbíos; Tungurahua; Zamora-Chinchipe
  `,
  EE: `
    Harjumaa (Tallinn); Hiiumaa (Kardla); Ida-Virumaa (Johvi); Järvamaa (Paide); Jõgevamaa (Jogeva);
    Lääne-Virumaa (Rakvere); Läänemaa; Pärnumaa (Parnu); Põlvamaa (Polva); Raplamaa (Rapla);
    Saaremaa (Kuessaare); Tartumaa (Tartu); Valgamaa (Valga); Viljandimaa (Viljandi);
    Võrumaa (Voru)
  `,
  EG: `
    Alexandria; Aswan; Asyout; Bani Sueif; Beheira; Cairo; Daqahlia; Dumiat; El Bahr El Ahmar;
    El Ismailia; El Suez; El Wadi El Gedeed; Fayoum; Gharbia; Giza; Helwan; Kafr El Sheikh; Luxor;
    Matrouh; Menia; Menofia; North Sinai; Port Said; Qalubia; Qena; Sharqia; Sixth of October;
    Sohag; South Sinai
  `,
  EH: `
    Aousserd; Boujdour; Es Smara; Laâyoune; Oued ed Dahab
  `,
  ER: `
    Anseba; Debub; Debub-Keih-Bahri; Gash-Barka; Maekel; Semien-Keih-Bahri
  `,
  ES: `
    A Coruña; Albacete; Alicante; Almería; Andalucìa; Araba/Álava; Aragòn; Asturias; Ávila; Badajoz;
    Barcelona; Bizkaia; Burgos; Cáceres; Cádiz; Canarias; Cantabria; Castellón/Castelló; Ceuta;
    Ciudad Real; Córdoba; Cuenca; Gipuzkoa; Girona; Granada; Guadalajara; Huelva; Huesca;
    Illes Balears; Jaén; La Rioja; Las Palmas; León; Lleida; Lugo; Madrid; Málaga; Melilla; Murcia;
    Navarra/Nafarroa; Ourense; Palencia; Pontevedra; Salamanca; Santa Cruz de Tenerife; Segovia;
    Sevilla; Soria; Tarragona; Teruel; Toledo; Valencia/València; Valladolid; Zamora; Zaragoza
  `,
  ET: `
    Addis Ababa; Afar; Amhara; Benshangul-Gumaz; Dire Dawa; Gambela; Harari; Oromia; Somali;
    Southern Nations Nationalities and People’s Region; Tigray
  `,
  FI: `
    Ahvenanmaan maakunta; Etelä-Karjala; Etelä-Pohjanmaa; Etelä-Savo; Kainuu; Kanta-Häme;
    Keski-Pohjanmaa; Keski-Suomi; Kymenlaakso; Lappi; Päijät-Häme; Pirkanmaa; Pohjanmaa;
    Pohjois-Karjala; Pohjois-Pohjanmaa; Pohjois-Savo; Satakunta; Uusimaa; Varsinais-Suomi
  `,
  FJ: `
    Ba; Bua; Cakaudrove; Kadavu; Lau; Lomaiviti; Macuata; Nadroga and Navosa; Naitasiri; Namosi; Ra;
    Rewa; Rotuma; Serua; Tailevu
  `,
  FK: `
    Falkland Islands (Islas Malvinas)
  `,
  FM: `
    Chuuk (Truk); Kosrae; Pohnpei; Yap
  `,
  FO: `
    Bordoy; Eysturoy; Mykines; Sandoy; Skuvoy; Streymoy; Suduroy; Tvoroyri; Vagar
  `,
  FR: `
    Auvergne-Rhône-Alpes; Bourgogne-Franche-Comté; Bretagne; Centre-Val de Loire; Clipperton; Corse;
    Grand Est; Guadeloupe; Guyane; Hauts-de-France; Île-de-France; Martinique; Mayotte; Normandie;
    Nouvelle-Aquitaine; Nouvelle-Calédonie; Occitanie; Pays de la Loire; Polynésie;
    Provence-Alpes-Côte d’Azur; Réunion; Saint Barthélemy; Saint Martin; Saint-Pierre-et-Miquelon;
    Terres Australes Françaises; Wallis-et-Futuna
  `,
  GA: `
    Estuaire; Haut-Ogooué; Moyen-Ogooué; Ngounié; Nyanga; Ogooué-Ivindo; Ogooué-Lolo;
    Ogooué-Maritime; Woleu-Ntem
  `,
  GB: `
    Aberdeen City; Aberdeenshire; Angus; Antrim and Newtownabbey; Ards and North Down;
    Argyll and Bute; Armagh City, Banbridge and Craigavon; Barking and Dagenham; Barnet; Barnsley;
    Bath and North East Somerset; Bedford; Belfast City; Berkshire; Bexley; Birmingham;
    Blackburn with Darwen; Blackpool; Blaenau Gwent; Bolton; Bournemouth, Christchurch and Poole;
    Bracknell Forest; Bradford; Brent; Bridgend; Brighton and Hove; Bristol, City of; Bromley;
    Buckinghamshire; Bury; Caerphilly; Calderdale; Cambridgeshire; Camden; Cardiff; Carmarthenshire;
    Causeway Coast and Glens; Central Bedfordshire; Ceredigion; Cheshire East;
    Cheshire West and Chester; Clackmannanshire; Conwy; Cornwall; Coventry; Croydon; Cumbria;
    Darlington; Denbighshire; Derby; Derbyshire; Derry and Strabane; Devon; Doncaster; Dorset;
    Dudley; Dumfries and Galloway; Dundee City; Durham, County; Ealing; East Ayrshire;
    East Dunbartonshire; East Lothian; East Renfrewshire; East Riding of Yorkshire; East Sussex;
    Edinburgh, City of; Eilean Siar; Enfield; Essex; Falkirk; Fermanagh and Omagh; Fife; Flintshire;
    Gateshead; Glasgow City; Gloucestershire; Greenwich; Gwynedd; Hackney; Halton;
    Hammersmith and Fulham; Hampshire; Haringey; Harrow; Hartlepool; Havering; Herefordshire;
    Hertfordshire; Highland; Hillingdon; Hounslow; Inverclyde; Isle of Anglesey; Isle of Wight;
    Isles of Scilly; Islington; Kensington and Chelsea; Kent; Kingston upon Hull;
    Kingston upon Thames; Kirklees; Knowsley; Lambeth; Lancashire; Leeds; Leicester; Leicestershire;
    Lewisham; Lincolnshire; Lisburn and Castlereagh; Liverpool; London; Luton; Manchester; Medway;
    Merthyr Tydfil; Merton; Mid and East Antrim; Mid-Ulster; Middlesbrough; Midlothian;
    Milton Keynes; Monmouthshire; Moray; Neath Port Talbot; Newcastle upon Tyne; Newham; Newport;
    Newry, Mourne and Down; Norfolk; North Ayrshire; North East Lincolnshire; North Lanarkshire;
    North Lincolnshire; North Somerset; North Tyneside; North Yorkshire; Northamptonshire;
    Northumberland; Nottingham; Nottinghamshire; Oldham; Orkney Islands; Oxfordshire; Pembrokeshire;
    Perth and Kinross; Peterborough; Plymouth; Portsmouth; Powys; Reading; Redbridge;
    Redcar and Cleveland; Renfrewshire; Rhondda Cynon Taff; Richmond upon Thames; Rochdale;
    Rotherham; Rutland; Salford; Sandwell; Scottish Borders; Sefton; Sheffield; Shetland Islands;
    Shropshire; Slough; Solihull; Somerset; South Ayrshire; South Gloucestershire;
    South Lanarkshire; South Tyneside; Southampton; Southend-on-Sea; Southwark; St. Helens;
    Staffordshire; Stirling; Stockport; Stockton-on-Tees; Stoke-on-Trent; Suffolk; Sunderland;
    Surrey; Sutton; Swansea; Swindon; Tameside; Telford and Wrekin; Thurrock; Torbay; Torfaen;
    Tower Hamlets; Trafford; Vale of Glamorgan, The; Wakefield; Walsall; Waltham Forest; Wandsworth;
    Warrington; Warwickshire; West Berkshire; West Dunbartonshire; West Lothian; West Sussex;
    Westminster; Wigan; Wiltshire; Windsor and Maidenhead; Wirral; Wokingham; Wolverhampton;
    Worcestershire; Wrexham; York
  `,
  GD: `
    Saint Andrew; Saint David; Saint George; Saint John; Saint Mark; Saint Patrick;
    Southern Grenadine Islands
  `,
  GE: `
    Abkhazia (Sokhumi); Ajaria (Bat’umi); Guria; Imereti; K’akheti; Kvemo Kartli;
    Mtshkheta-Mtianeti; Rach’a-Lexhkumi-KvemoSvaneti; Samegrelo-Zemo Svaneti; Samtskhe-Javakheti;
    Shida Kartli; Tbilisi
  `,
  GF: `
    French Guiana
  `,
  GG: `
    Castel; Forest; St. Andrew; St. Martin; St. Peter Port; St. Pierre du Bois; St. Sampson;
    St. Saviour; Torteval; Vale
  `,
  GH: `
    Ahafo; Ashanti; Bono; Bono East; Central; Eastern; Greater Accra; North East; Northern; Oti;
    Savannah; Upper East; Upper West; Volta; Western; Western North
  `,
  GI: `
    Gibraltar
  `,
  GL: `
    Kommune Kujalleq; Kommuneqarfik Sermersooq; Qaasuitsup Kommunia; Qeqqata Kommunia
  `,
  GM: `
    Banjul; Central River; Lower River; North Bank; Upper River; Western
  `,
  GN: `
    Boké; Conakry; Faranah; Kankan; Kindia; Labé; Mamou; Nzérékoré
  `,
  GP: `
    Guadeloupe
  `,
  GQ: `
    Annobón; Bioko Norte; Bioko Sur; Centro Sur; Kié-Ntem; Litoral; Wele-Nzas
  `,
  GR: `
    Ágion Óros; Anatolikí Makedonía kai Thráki; Attikḯ; Dytikí Elláda; Dytikí Makedonía;
    Ionía Nísia; Ípeiros; Kentrikí Makedonía; Krítí; Notío Aigaío; Peloponnísos; Stereá Elláda;
    Thessalía; Voreío Aigaío
  `,
  GS: `
    Bird Island; Bristol Island; Clerke Rocks; Montagu Island; Saunders Island; South Georgia;
    Southern Thule; Traversay Islands
  `,
  GT: `
    Alta Verapaz; Baja Verapaz; Chimaltenango; Chiquimula; El Progreso; Escuintla; Guatemala;
    Huehuetenango; Izabal; Jalapa; Jutiapa; Petén; Quetzaltenango; Quiché; Retalhuleu; Sacatepéquez;
    San Marcos; Santa Rosa; Sololá; Suchitepéquez; Totonicapán; Zacapa
  `,
  GU: `
    Guam
  `,
  GW: `
    Bafatá; Biombo; Bissau; Bolama-Bijagos; Cacheu; Gabú; Oio; Quinara; Tombali
  `,
  GY: `
    Barima-Waini; Cuyuni-Mazaruni; Demerara-Mahaica; East Berbice-Corentyne;
    Essequibo Islands-West Demerara; Mahaica-Berbice; Pomeroon-Supenaam; Potaro-Siparuni;
    Upper Demerara-Berbice; Upper Takutu-Upper Essequibo
  `,
  HK: `
    Hong Kong
  `,
  HM: `
    Heard Island and McDonald Islands
  `,
  HN: `
    Atlántida; Choluteca; Colón; Comayagua; Copán; Cortés; El Paraíso; Francisco Morazán;
    Gracias a Dios; Intibucá; Islas de la Bahía; La Paz; Lempira; Ocotepeque; Olancho;
    Santa Bárbara; Valle; Yoro
  `,
  HR: `
    Bjelovarsko-bilogorska županija; Brodsko-posavska županija; Dubrovačko-neretvanska županija;
    Grad Zagreb; Istarska županija; Karlovačka županija; Koprivničko-križevačka županija;
    Krapinsko-zagorska županija; Ličko-senjska županija; Međimurska županija;
    Osječko-baranjska županija; Požeško-slavonska županija; Primorsko-goranska županija;
    Šibensko-kninska županija; Sisačko-moslavačka županija; Splitsko-dalmatinska županija;
    Varaždinska županija; Virovitičko-podravska županija; Vukovarsko-srijemska županija;
    Zadarska županija; Zagrebačka županija
  `,
  HT: `
    Artibonite; Centre; Grand’Anse; Nippes; Nord; Nord-Est; Nord-Ouest; Ouest; Sud; Sud-Est
  `,
  HU: `
    Bács-Kiskun; Baranya; Békés; Borsod-Abaúj-Zemplén; Budapest; Csongrád-Csanád; Fejér;
    Győr-Moson-Sopron; Hajdú-Bihar; Heves; Jász-Nagykun-Szolnok; Komárom-Esztergom; Pest; Somogy;
    Szabolcs-Szatmár-Bereg; Tolna; Vas; Veszprém; Zala
  `,
  ID: `
    Aceh; Bali; Bangka Belitung; Banten; Bengkulu; Gorontalo; Jakarta Raya; Jambi; Jawa Barat;
    Jawa Tengah; Jawa Timur; Kalimantan Barat; Kalimantan Selatan; Kalimantan Tengah;
    Kalimantan Timur; Kalimantan Utara; Kepulauan Riau; Lampung; Maluku; Maluku Utara;
    Nusa Tenggara Barat; Nusa Tenggara Timur; Papua; Papua Barat; Riau; Sulawesi Selatan;
    Sulawesi Tengah; Sulawesi Tenggara; Sulawesi Utara; Sumatera Barat; Sumatera Selatan;
    Sumatera Utara; Yogyakarta
  `,
  IE: `
    Carlow; Cavan; Clare; Cork; Donegal; Dublin; Galway; Kerry; Kildare; Kilkenny; Laois; Leitrim;
    Limerick; Longford; Louth; Mayo; Meath; Monaghan; Offaly; Roscommon; Sligo; Tipperary;
    Waterford; Westmeath; Wexford; Wicklow
  `,
  IL: `
    HaDarom; HaMerkaz; HaTsafon; H̱efa; Tel-Aviv; Yerushalayim
  `,
  IM: `
    Isle of Man
  `,
  IO: `
    British Indian Ocean Territory
  `,
  IQ: `
    Al Anbār; Al Başrah; Al Muthanná; Al Qādisīyah; An Najaf; Arbīl; As Sulaymānīyah; Bābil;
    Baghdād; Dhī Qār; Diyālá; Dohuk; Karbalā’; Kirkuk; Maysān; Nīnawá; Şalāḩ ad Dīn; Wāsiţ
  `,
  IR: `
    Alborz; Ardabīl; Āz̄arbāyjān-e Gharbī; Āz̄arbāyjān-e Sharqī; Būshehr; Chahār Maḩāl va Bakhtīārī;
    Eşfahān; Fārs; Gīlān; Golestān; Hamadān; Hormozgān; Īlām; Kermān; Kermānshāh; Khorāsān-e Jonūbī;
    Khorāsān-e Raẕavī; Khorāsān-e Shomālī; Khūzestān; Kohgīlūyeh va Bowyer Aḩmad; Kordestān;
    Lorestān; Markazi; Māzandarān; Qazvīn; Qom; Semnān; Sīstān va Balūchestān; Tehrān; Yazd; Zanjān
  `,
  IS: `
    Austurland; Höfuðborgarsvæði; Norðurland eystra; Norðurland vestra; Suðurland; Suðurnes;
    Vestfirðir; Vesturland
  `,
  IT: `
    Abruzzo; Basilicata; Calabria; Campania; Emilia-Romagna; Friuli-Venezia Giulia; Lazio; Liguria;
    Lombardia; Marche; Molise; Piemonte; Puglia; Sardegna; Sicilia; Toscana; Trentino-Alto Adige;
    Umbria; Valle d’Aosta; Veneto
  `,
  JE: `
    Jersey
  `,
  JM: `
    Clarendon; Hanover; Kingston; Manchester; Portland; Saint Andrew; Saint Ann; Saint Catherine;
    Saint Elizabeth; Saint James; Saint Mary; Saint Thomas; Trelawny; Westmoreland
  `,
  JO: `
    ‘Ajlūn; Al ’Aqabah; Al ‘A̅şimah; Al Balqā’; Al Karak; Al Mafraq; Aţ Ţafīlah; Az Zarqā’; Irbid;
    Jarash; Ma‘ān; Mādabā
  `,
  JP: `
    Aichi; Akita; Aomori; Chiba; Ehime; Fukui; Fukuoka; Fukushima; Gifu; Gunma; Hiroshima; Hokkaido;
    Hyogo; Ibaraki; Ishikawa; Iwate; Kagawa; Kagoshima; Kanagawa; Kochi; Kumamoto; Kyoto; Mie;
    Miyagi; Miyazaki; Nagano; Nagasaki; Nara; Niigata; Oita; Okayama; Okinawa; Osaka; Saga; Saitama;
    Shiga; Shimane; Shizuoka; Tochigi; Tokushima; Tokyo; Tottori; Toyama; Wakayama; Yamagata;
    Yamaguchi; Yamanashi
  `,
  KE: `
    Baringo; Bomet; Bungoma; Busia; Eleyo/Marakwet; Embu; Garissa; Homa Bay; Isiolo; Kajiado;
    Kakamega; Kericho; Kiambu; Kilifi; Kirinyaga; Kisii; Kisumu; Kitui; Kwale; Laikipia; Lamu;
    Machakos; Makueni; Mandera; Marsabit; Meru; Migori; Mombasa; Murang’a; Nairobi City; Nakuru;
    Nandi; Narok; Nyamira; Nyandarua; Nyeri; Samburu; Siaya; Taita/Taveta; Tana River;
    Tharaka-Nithi; Trans Nzoia; Turkana; Uasin Gishu; Vihiga; Wajir; West Pokot
  `,
  KG: `
    Batken Oblasty; Bishkek Shaary; Chuy Oblasty (Bishkek); Jalal-Abad Oblasty; Naryn Oblasty;
    Osh Oblasty; Talas Oblasty; Ysyk-Kol Oblasty (Karakol)
  `,
  KH: `
    Baat Dambang; Banteay Mean Chey; Kampong Chaam; Kampong Chhnang; Kampong Spueu; Kampong Thum;
    Kampot; Kandaal; Kaoh Kong; Kracheh; Krong Kaeb; Krong Pailin; Krong Preah Sihanouk;
    Mondol Kiri; Otdar Mean Chey; Phnom Penh; Pousaat; Preah Vihear; Prey Veaeng; Rotanah Kiri;
    Siem Reab; Stueng Treng; Svaay Rieng; Taakaev; Tbong Khmum
  `,
  KI: `
    Abaiang; Abemama; Aranuka; Arorae; Banaba; Beru; Butaritari; Central Gilberts; Gilbert Islands;
    Kanton; Kiritimati; Kuria; Line Islands; Maiana; Makin; Marakei; Nikunau; Nonouti;
    Northern Gilberts; Onotoa; Phoenix Islands; Southern Gilberts; Tabiteuea; Tabuaeran; Tamana;
    Tarawa; Teraina
  `,
  KM: `
    Andjazîdja; Andjouân; Moûhîlî
  `,
  KN: `
    Nevis; Saint Kitts
  `,
  KP: `
    Chagang-do (Chagang Province); Hamgyong-bukto (North Hamgyong Province);
    Hamgyong-namdo (South Hamgyong Province); Hwanghae-bukto (North Hwanghae Province);
    Hwanghae-namdo (South Hwanghae Province); Kangwon-do (Kangwon Province); Nasŏn (Najin-Sŏnbong);
    P’yongan-bukto (North P’yongan Province); P’yongan-namdo (South P’yongan Province);
    P’yongyang-si (P’yongyang City); Yanggang-do (Yanggang Province)
  `,
  KR: `
    Busan-gwangyeoksi; Chungcheongbuk-do; Chungcheongnam-do; Daegu-gwangyeoksi; Daejeon-gwangyeoksi;
    Gangwon-do; Gwangju-gwangyeoksi; Gyeonggi-do; Gyeongsangbuk-do; Gyeongsangnam-do;
    Incheon-gwangyeoksi; Jeju-teukbyeoljachido; Jeollabuk-do; Jeollanam-do; Sejong-teukbyeoljachisi;
    Seoul-teukbyeolsi; Ulsan-gwangyeoksi
  `,
  KW: `
    Al ‘Āşimah; Al Aḩmadi; Al Farwānīyah; Al Jahrā’; Ḩawallī; Mubārak al Kabir
  `,
  KY: `
    Bodden Town; East End; George Town; North Side; Sister Islands; West Bay
  `,
  KZ: `
    Almaty; Aqmola; Aqtobe; Astana; Atyrau; Batys Qazaqstan; Bayqongyr; Mangghystau;
    Ongtustik Qazaqstan; Pavlodar; Qaraghandy; Qostanay; Qyzylorda; Shyghys Qazaqstan;
    Soltustik Qazaqstan; Zhambyl
  `,
  LA: `
    Attapu; Bokèo; Bolikhamxai; Champasak; Houaphan; Khammouan; Louang Namtha; Louangphabang;
    Oudômxai; Phôngsali; Salavan; Savannakhét; Vientiane; Xaignabouli; Xaisomboun; Xékong;
    Xiangkhouang
  `,
  LB: `
    Aakkâr; Baalbelk-Hermel; Béqaa; Beyrouth; Liban-Nord; Liban-Sud; Mont-Liban; Nabatîyé
  `,
  LC: `
    Anse-la-Raye; Canaries; Castries; Choiseul; Dennery; Gros Islet; Laborie; Micoud; Soufriere;
    Vieux Fort
  `,
  LI: `
    Balzers; Eschen; Gamprin; Mauren; Planken; Ruggell; Schaan; Schellenberg; Triesen; Triesenberg;
    Vaduz
  `,
  LK: `
    Basnahira; Dakunu; Madhyama; Naegenahira; Sabaragamuwa; Uturu; Uturumaeda; Uva; Vayamba
  `,
  LR: `
    Bomi; Bong; Gbarpolu; Grand Bassa; Grand Cape Mount; Grand Gedeh; Grand Kru; Lofa; Margibi;
    Maryland; Montserrado; Nimba; River Cess; River Geee; Sinoe
  `,
  LS: `
    Berea; Butha-Buthe; Leribe; Mafeteng; Maseru; Mohales Hoek; Mokhotlong; Qacha’s Nek; Quthing;
    Thaba-Tseka
  `,
  LT: `
    Alytaus; Kauno; Klaipėdos; Marijampolės; Panevėžio; Šiaulių; Tauragės; Telšių; Utenos; Vilniaus
  `,
  LU: `
    Capellen; Clevaux; Diekirch; Echternach; Esch-sur-Alzette; Grevenmacher; Luxembourg; Mersch;
    Redange; Remich; Vianden; Wiltz
  `,
  LV: `
    Ādaži; Aglona; Aizkraukle; Aizpute; Aknīste; Aloja; Alsunga; Alūksne; Amata; Ape; Auce; Babīte;
    Baldone; Baltinava; Balvi; Bauska; Beverīna; Brocēni; Burtnieki; Carnikava; Cēsis; Cesvaine;
    Cibla; Dagda; Daugavpils; Daugavpils (City); Dobele; Dundaga; Durbe; Engure; Ērgļi; Garkalne;
    Grobiņa; Gulbene; Iecava; Ikšķile; Ilūkste; Inčukalns; Jaunjelgava; Jaunpiebalga; Jaunpils;
    Jēkabpils; Jēkabpils (City); Jelgava; Jelgava (City); Jūrmala (City); Kandava; Kārsava; Ķegums;
    Ķekava; Kocēni; Koknese; Krāslava; Krimulda; Krustpils; Kuldīga; Lielvārde; Liepāja; Līgatne;
    Limbaži; Līvāni; Lubāna; Ludza; Madona; Mālpils; Mārupe; Mazsalaca; Mērsrags; Naukšēni; Nereta;
    Nīca; Ogre; Olaine; Ozolnieki; Pārgauja; Pāvilosta; Pļaviņas; Preiļi; Priekule; Priekuļi; Rauna;
    Rēzekne; Rēzekne (City); Riebiņi; Rīga; Roja; Ropaži; Rucava; Rugāji; Rūjiena; Rundāle; Sala;
    Salacgrīva; Salaspils; Saldus; Saulkrasti; Sēja; Sigulda; Skrīveri; Skrunda; Smiltene; Stopiņi;
    Strenči; Talsi; Tērvete; Tukums; Vaiņode; Valka; Valmiera; Varakļāni; Vārkava; Vecpiebalga;
    Vecumnieki; Ventspils; Ventspils (City); Viesīte; Viļaka; Viļāni; Zilupe
  `,
  LY: `
    Al Buţnān; Al Jabal al Akhḑar; Al Jabal al Gharbī; Al Jafārah; Al Jufrah; Al Kufrah; Al Marj;
    Al Marquab; Al Wāḩāt; An Nuqaţ al Khams; Az Zāwiyah; Banghāzī; Darnah; Ghāt; Mişrātah; Murzuq;
    Nālūt; Sabhā; Surt; Ţarābulus; Wādī ash Shāţiʾ; Yafran
  `,
  MA: `
    Béni Mellal-Khénifra; Casablanca-Settat; Dakhla-Oued Ed-Dahab; Drâa-Tafilalet; Fès-Meknès;
    Guelmim-Oued Noun; L’Oriental; Laâyoune-Sakia El Hamra; Marrakech-Safi; Rabat-Salé-Kénitra;
    Souss-Massa; Tanger-Tétouan-Al Hoceïma
  `,
  MC: `
    Colle; Condamine; Fontvieille; Gare; Jardin Exotique; Larvotto; Malbousquet; Monaco-Ville;
    Moneghetti; Monte-Carlo; Moulins; Port-Hercule; Saint-Roman; Sainte-Dévote; Source; Spélugues;
    Vallon de la Rousse
  `,
  MD: `
    Anenii Noi; Bălți; Basarabeasca; Bender; Briceni; Cahul; Călărași; Cantemir; Căușeni; Chișinău;
    Cimișlia; Criuleni; Dondușeni; Drochia; Dubăsari; Edineț; Fălești; Florești; Găgăuzia; Glodeni;
    Hîncești; Ialoveni; Leova; Nisporeni; Ocnița; Orhei; Rezina; Rîșcani; Sîngerei; Șoldănești;
    Soroca; Stânga Nistrului; Ștefan Vodă; Strășeni; Taraclia; Telenești; Ungheni
  `,
  ME: `
    Andrijevica; Bar; Berane; Bijelo Polje; Budva; Cetinje; Danilovgrad; Gusinje; Herceg Novi;
    Kolašin; Kotor; Mojkovac; Nikšić; Petnica; Plav; Pljevlja; Plužine; Podgorica; Rožaje; Šavnik;
    Tivat; Ulcinj; Žabljak
  `,
  MF: `
    Saint Martin
  `,
  MG: `
    Antananarivo; Antsiranana; Fianarantsoa; Mahajanga; Toamasina; Toliara
  `,
  MH: `
    Ailinglaplap; Ailuk; Arno; Aur; Bikini and Kili; Ebon; Jabat; Jaluit; Kwajalein; Lae; Lib;
    Likiep; Majuro; Maloelap; Mejit; Namdrik; Namu; Rongelap; Ujae; Utrik; Wotho; Wotje
  `,
  MK: `
    Aračinovo; Berovo; Bitola; Bogdanci; Bogovinje; Bosilovo; Brvenica; Čaška; Centar Župa;
    Češinovo-Obleševo; Čučer Sandevo; Debar; Debarca; Delčevo; Demir Hisar; Demir Kapija; Dolneni;
    Doran; Gevgelija; Gostivar; Gradsko; Ilinden; Jegunovce; Karbinci; Kavadarci; Kičevo; Kočani;
    Konče; Kratovo; Kriva Palanka; Krivogaštani; Kruševo; Kumanovo; Lipkovo; Lozovo;
    Makedonska Kamenica; Makedonski Brod; Mavrovo i Rostuša; Mogila; Negotino; Novaci; Novo Selo;
    Ohrid; Pehčevo; Petrovec; Plasnica; Prilep; Probištip; Radoviš; Rankovce; Resen; Rosoman;
    Skopje; Sopište; Staro Nagoričane; Štip; Struga; Strumica; Studeničani; Sveti Nikole; Tearce;
    Tetovo; Valandovo; Vasilevo; Veles; Vevčani; Vinica; Vrapčište; Zelenikovo; Želino; Zrnovci
  `,
  ML: `
    Bamako; Gao; Kayes; Kidal; Koulikoro; Ménaka; Mopti; Segou; Sikasso; Taoudénit; Tombouctou
  `,
  MM: `
    Ayeyarwady; Bago; Chin; Kachin; Kayah; Kayin; Magway; Mandalay; Mon; Nay Pyi Taw; Rakhine;
    Sagaing; Shan; Tanintharyi; Yangon
  `,
  MN: `
    Arhangay; Bayan-Olgiy; Bayanhongor; Bulgan; Darhan; Dornod; Dornogovi; Dundgovi; Dzavhan;
    Erdenet; Govi-Altay; Govi-Sumber; Hovd; Hovsgol; Omnogovi; Ovorhangay; Selenge; Suhbaatar; Tov;
    Ulaanbaatar; Uvs
  `,
  MO: `
    Macao
  `,
  MP: `
    Northern Islands; Rota; Saipan; Tinian
  `,
  MQ: `
    Martinique
  `,
  MR: `
    Adrar; Assaba; Brakna; Dakhlet Nouadhibou; Gorgol; Guidimaka; Hodh Ech Chargui; Hodh El Gharbi;
    Inchiri; Nouakchott Nord; Nouakchott Ouest; Nouakchott Sud; Tagant; Tiris Zemmour; Trarza
  `,
  MS: `
    Saint Anthony; Saint Georges; Saint Peter’s
  `,
  MT: `
    Attard; Balzan; Birgu; Birkirkara; Birżebbuġa; Bormla; Dingli; Fgura; Floriana; Fontana;
    Għajnsielem; Għarb; Għargħur; Għasri; Għaxaq; Guda; Gżira; Ħamrun; Iklin; Isla; Kalkara; Kerċem;
    Kirkop; Lija; Luqa; Marsa; Marsaskala; Marsaxlokk; Mdina; Mellieħa; Mġarr; Mosta; Mqabba; Msida;
    Mtarfa; Munxar; Nadur; Naxxar; Paola; Pembroke; Pietà; Qala; Qormi; Qrendi; Rabat Għawdex;
    Rabat Malta; Safi; San Ġiljan; San Ġwann; San Lawrenz; San Pawl il-Baħar; Sannat; Santa Luċija;
    Santa Venera; Siġġiewi; Sliema; Swieqi; Tai Xbiex; Tarzien; Valletta; Xagħra; Xewkija; Xgħajra;
    Żabbar; Żebbuġ Għawde; Żebbuġ Malta; Żejtun; Żurrieq
  `,
  MU: `
    Agalega Islands; Beau Bassin-Rose Hill; Black River; Cargados Carajos Shoals; Curepipe; Flacq;
    Grand Port; Moka; Pamplemousses; Plaines Wilhems; Port Louis; Port Louis (City);
    Riviere du Rempart; Rodrigues Island; Savanne; Vacoas-Phoenix
  `,
  MV: `
    Alifu Alifu; Alifu Dhaalu; Baa; Dhaalu; Faafu; Gaafu Alifu; Gaafu Dhaalu; Gnaviyani; Haa Alifu;
    Haa Dhaalu; Kaafu; Laamu; Lhaviyani; Malé; Meemu; Noonu; Raa; Seenu; Shaviyani; Thaa; Vaavu
  `,
  MW: `
    Balaka; Blantyre; Chikwawa; Chiradzulu; Chitipa; Dedza; Dowa; Karonga; Kasungu; Likoma;
    Lilongwe; Machinga; Mangochi; Mchinji; Mulanje; Mwanza; Mzimba; Nkhata Bay; Nkhotakota; Nsanje;
    Ntcheu; Ntchisi; Phalombe; Rumphi; Salima; Thyolo; Zomba
  `,
  MX: `
    Aguascalientes; Baja California; Baja California Sur; Campeche; Chiapas; Chihuahua;
    Ciudad de México; Coahuila de Zaragoza; Colima; Durango; Estado de México; Guanajuato; Guerrero;
    Hidalgo; Jalisco; Michoacán de Ocampo; Morelos; Nayarit; Nuevo León; Oaxaca; Puebla;
    Querétaro de Arteaga; Quintana Roo; San Luis Potosí; Sinaloa; Sonora; Tabasco; Tamaulipas;
    Tlaxcala; Veracruz; Yucatán; Zacatecas
  `,
  MY: `
    Johor; Kedah; Kelantan; Melaka; Negeri Sembilan; Pahang; Perak; Perlis; Pulau Pinang; Sabah;
    Sarawak; Selangor; Terengganu; Wilayah Persekutuan (Kuala Lumpur); Wilayah Persekutuan (Labuan);
    Wilayah Persekutuan (Putrajaya)
  `,
  MZ: `
    Cabo Delgado; Gaza; Inhambane; Manica; Maputo; Maputo (City); Nampula; Niassa; Sofala; Tete;
    Zambezia
  `,
  NA: `
    Erongo; Hardap; Karas; Kavango East; Kavango West; Khomas; Kunene; Ohangwena; Omaheke; Omusati;
    Oshana; Oshikoto; Otjozondjupa; Zambezi
  `,
  NC: `
    Iles Loyaute; Nord; Sud
  `,
  NE: `
    Agadez; Diffa; Dosso; Maradi; Niamey; Tahoua; Tillabéri; Zinder
  `,
  NF: `
    Norfolk Island
  `,
  NG: `
    Abia; Abuja Federal Capital Territory; Adamawa; Akwa Ibom; Anambra; Bauchi; Bayelsa; Benue;
    Borno; Cross River; Delta; Ebonyi; Edo; Ekiti; Enugu; Gombe; Imo; Jigawa; Kaduna; Kano; Katsina;
    Kebbi; Kogi; Kwara; Lagos; Nasarawa; Niger; Ogun; Ondo; Osun; Oyo; Plateau; Rivers; Sokoto;
    Taraba; Yobe; Zamfara
  `,
  NI: `
    Atlántico Norte; Atlántico Sur; Boaco; Carazo; Chinandega; Chontales; Estelí; Granada; Jinotega;
    León; Madriz; Managua; Masaya; Matagalpa; Nueva Segovia; Río San Juan; Rivas
  `,
  NL: `
    Drenthe; Flevoland; Friesland; Gelderland; Groningen; Limburg; Noord-Brabant; Noord-Holland;
    Overijssel; Utrecht; Zeeland; Zuid-Holland
  `,
  NO: `
    Agder; Innlandet; Jan Mayen; Møre og Romsdal; Nordland; Oslo; Rogaland; Svalbard;
    Troms og Finnmark; Trøndelag; Vestfold og Telemark; Vestland; Viken
  `,
  NP: `
    Bagmati Province; Gandaki Province; Karnali Province; Lumbini Province; Madhesh Province;
    Province No. 1; Sudurpashchim Province
  `,
  NR: `
    Aiwo; Anabar; Anetan; Anibare; Baiti; Boe; Buada; Denigomodu; Ewa; Ijuw; Meneng; Nibok; Uaboe;
    Yaren
  `,
  NU: `
    Niue
  `,
  NZ: `
    Auckland; Bay of Plenty; Canterbury; Chatham Islands Territory; Gisborne; Hawke’s Bay;
    Manawatu-Wanganui; Marlborough; Nelson; Northland; Otago; Southland; Taranaki; Tasman; Waikato;
    Wellington; West Coast
  `,
  OM: `
    Ad Dakhiliyah; Al Buraymi; Al Wusta; Az Zahirah; Janub al Batinah; Janub ash Sharqiyah; Masqat;
    Musandam; Shamal al Batinah; Shamal ash Sharqiyah; Zufar
  `,
  PA: `
    Bocas del Toro; Chiriquí; Coclé; Colón; Darién; Emberá; Herrera; Kuna Yala; Los Santos;
    Ngäbe-Buglé; Panamá; Panamá Oeste; Veraguas
  `,
  PE: `
    Amazonas; Ancash; Apurimac; Arequipa; Ayacucho; Cajamarca; Callao; Cusco; Huancavelica; Huanuco;
    Ica; Junin; La Libertad; Lambayeque; Lima; Loreto; Madre de Dios; Moquegua;
    Municipalidad Metropolitana de Lima; Pasco; Piura; Puno; San Martin; Tacna; Tumbes; Ucayali
  `,
  PF: `
    Archipel des Marquises; Archipel des Tuamotu; Archipel des Tubuai; Iles du Vent;
    Iles Sous-le-Vent
  `,
  PG: `
    Bougainville; Central; Chimbu; East New Britain; East Sepik; Eastern Highlands; Enga; Gulf;
    Hela; Jiwaka; Madang; Manus; Milne Bay; Morobe; New Ireland; Northern; Port Moresby;
    Southern Highlands; West New Britain; West Sepik; Western; Western Highlands
  `,
  PH: `
    Autonomous Region in Muslim Mindanao; Bicol; Cagayan Valley; Calabarzon; Caraga; Central Luzon;
    Central Visayas; Cordillera Administrative Region; Davao; Eastern Visayas; Ilocos; Mimaropa;
    National Capital Region; Northern Mindanao; Soccsksargen; Western Visayas; Zamboanga Peninsula
  `,
  PK: `
    Azad Kashmir; Balochistan; Federally Administered Tribal Areas; Gilgit-Baltistan; Islamabad;
    Khaibar Pakhtunkhwa; Punjab; Sindh
  `,
  PL: `
    Dolnośląskie; Kujawsko-pomorskie; Łódzkie; Lubelskie; Lubuskie; Małopolskie; Mazowieckie;
    Opolskie; Podkarpackie; Podlaskie; Pomorskie; Śląskie; Świętokrzyskie; Warmińsko-mazurskie;
    Wielkopolskie; Zachodniopomorskie
  `,
  PM: `
    Miquelon; Saint Pierre
  `,
  PN: `
    Pitcairn Islands
  `,
  PR: `
    Adjuntas; Aguada; Aguadilla; Aguas Buenas; Aibonito; Anasco; Arecibo; Arroyo; Barceloneta;
    Barranquitas; Bayamon; Cabo Rojo; Caguas; Camuy; Canovanas; Carolina; Cat; Ceiba; Ciales; Cidra;
    Coamo; Comerio; Corozal; Culebra; Dorado; Fajardo; Florida; Guanica; Guayama; Guayanilla;
    Guaynabo; Gurabo; Hatillo; Hormigueros; Humacao; Isabe; Juana Diaz; Juncos; Lajas; Lares;
    Las Marias; Las oiza; Luquillo; Manati; Maricao; Maunabo; Mayaguez; Moca; Morovis; Naguabo;
    Naranjito; Orocovis; Patillas; Penuelas; Ponce; Quebradillas; Rincon; Rio Grande; Sabana linas;
    San German; San Juan; San Lorenzo; San Sebastian; Santa Isabel; Toa Alta; Toa Baja;
    Trujillo Alto; Utuado; Vega Alta; Vega ues; Villalba; Yabucoa; Yauco
  `,
  PS: `
    Ak Khalīl; Al Quds; Arīḩā wal Aghwār; Bayt Laḩm; Dayr al Balaḩ; Ghazzah; Janīn; Khān Yūnis;
    Nāblus; Qalqīyah; Rafaḩ; Rām Allāh wal Bīrah; Salfīt; Shamāl Ghazzah; Ţūbās; Ţūlkarm
  `,
  PT: `
    Açores; Aveiro; Beja; Braga; Bragança; Castelo Branco; Coimbra; Évora; Faro; Guarda; Leiria;
    Lisboa; Madeira; Portalegre; Porto; Santarém; Setúbal; Viana do Castelo; Vila Real; Viseu
  `,
  PW: `
    Aimeliik; Airai; Angaur; Hatobohei; Kayangel; Koror; Melekeok; Ngaraard; Ngarchelong; Ngardmau;
    Ngatpang; Ngchesar; Ngeremlengui; Ngiwal; Peleliu; Sonsoral
  `,
  PY: `
    Alto Paraguay; Alto Parana; Amambay; Asuncion; Boqueron; Caaguazu; Caazapa; Canindeyu; Central;
    Concepcion; Cordillera; Guaira; Itapua; Misiones; Neembucu; Paraguari; Presidente Hayes;
    San Pedro
  `,
  QA: `
    Ad Dawḩah; Al Daayen; Al Khawr wa adh Dhakhīrah; Al Wakrah; Ar Rayyān; Ash Shamāl; Umm Şalāl
  `,
  RE: `
    Réunion
  `,
  RO: `
    Alba; Arad; Arges; Bacau; Bihor; Bistrita-Nasaud; Botosani; Braila; Brasov; Bucharest; Buzau;
    Calarasi; Caras-Severin; Cluj; Constanta; Covasna; Dambovita; Dolj; Galati; Giurgiu; Gorj;
    Harghita; Hunedoara; Ialomita; Iasi; Ilfov; Maramures; Mehedinti; Mures; Neamt; Olt; Prahova;
    Salaj; Satu Mare; Sibiu; Suceava; Teleorman; Timis; Tulcea; Valcea; Vaslui; Vrancea
  `,
  RS: `
    Beograd (Belgrade); Borski; Braničevski; Jablanički; Južnobački; Južnobanatski; Kolubarski;
    Kosovski; Kosovsko-Mitrovački; Kosovsko-Pomoravski; Mačvanski; Moravički; Nišavski; Pčinjski;
    Pećki; Pirotski; Podunavski; Pomoravski; Prizrenski; Rasinski; Raški; Severnobački;
    Severnobanatski; Srednjebanatski; Sremski; Šumadijski; Toplički; Zaječarski; Zapadnobački;
    Zlatiborski
  `,
  RU: `
    Altai Krai; Amur Oblast; Arkhangelsk Oblast; Astrakhan Oblast; Belgorod Oblast; Bryansk Oblast;
    Chechen Republic; Chelyabinsk Oblast; Chukotka Autonomous Okrug; Chuvash Republic;
    Irkutsk Oblast; Ivanovo Oblast; Jewish Autonomous Oblast; Kabardino-Balkar Republic;
    Kaliningrad Oblast; Kaluga Oblast; Kamchatka Krai; Karachay-Cherkess Republic; Kemerovo Oblast;
    Khabarovsk Krai; Khanty-Mansi Autonomous Okrug - Yugra; Kirov Oblast; Komi Republic;
    Kostroma Oblast; Krasnodar Krai; Krasnoyarsk Krai; Kurgan Oblast; Kursk Oblast;
    Leningrad Oblast; Lipetsk Oblast; Magadan Oblast; Mari El Republic; Moscow; Moscow Oblast;
    Murmansk Oblast; Nenets Autonomous Okrug; Nizhny Novgorod Oblast; Novgorod Oblast;
    Novosibirsk Oblast; Omsk Oblast; Orenburg Oblast; Oryol Oblast; Penza Oblast; Perm Krai;
    Primorsky Krai; Pskov Oblast; Republic of Adygea; Republic of Altai (Gorno-Altaysk);
    Republic of Bashkortostan; Republic of Buryatia; Republic of Dagestan; Republic of Ingushetia;
    Republic of Kalmykia; Republic of Karelia; Republic of Khakassia; Republic of Mordovia;
    Republic of North Ossetia-Alania; Republic of Tatarstan; Rostov Oblast; Ryazan Oblast;
    Saint Petersburg; Sakha (Yakutia) Republic; Sakhalin Oblast; Samara Oblast; Saratov Oblast;
    Smolensk Oblast; Stavropol Krai; Sverdlovsk Oblast; Tambov Oblast; Tomsk Oblast; Tula Oblast;
    Tuva Republic; Tver Oblast; Tyumen Oblast; Udmurt Republic; Ulyanovsk Oblast; Vladimir Oblast;
    Volgograd Oblast; Vologda Oblast; Voronezh Oblast; Yamalo-Nenets Autonomous Okrug;
    Yaroslavl Oblast; Zabaykalsky Krai
  `,
  RW: `
    Eastern; Kigali; Northern; Southern; Western
  `,
  SA: `
    ’Asir; Al Bahah; Al Hudud ash Shamaliyah; Al Jawf; Al Madinah al Munawwarah; Al Qasim; Ar Riyad;
    Ash Sharqiyah; Ha’il; Jazan; Makkah al Mukarramah; Najran; Tabuk
  `,
  SB: `
    Central; Choiseul; Guadalcanal; Honiara; Isabel; Makira-Ulawa; Malaita; Rennell and Bellona;
    Temotu; Western
  `,
  SC: `
    Anse aux Pins; Anse Boileau; Anse Etoile; Anse Royale; Anu Cap; Baie Lazare; Baie Sainte Anne;
    Beau Vallon; Bel Air; Bel Ombre; Cascade; Glacis; Grand’Anse Mahe; Grand’Anse Praslin; La Digue;
    La Riviere Anglaise; Les Mamelles; Mont Buxton; Mont Fleuri; Plaisance; Pointe La Rue;
    Port Glaud; Roche Caiman; Saint Louis; Takamaka
  `,
  SD: `
    Al Bahr al Ahmar; Al Jazirah; Al Khartum; Al Qadarif; An Nil al Abyad; An Nil al Azraq;
    Ash Shamaliyah; Gharb Darfur; Gharb Kurdufan; Janub Darfur; Janub Kurdufan; Kassala;
    Nahr an Nil; Shamal Darfur; Sharq Darfur; Shiamal Kurdufan; Sinnar; Wasat Darfur Zalinjay
  `,
  SE: `
    Blekinge; Dalarna; Gävleborg; Gotland; Halland; Jämtland; Jönköping; Kalmar; Kronoberg;
    Norrbotten; Örebro; Östergötland; Skåne; Södermanland; Stockholm; Uppsala; Värmland;
    Västerbotten; Västernorrland; Västmanland; Västra Götaland
  `,
  SG: `
    Central Singapore; North East; North West; South East; South West
  `,
  SH: `
    Ascension; Saint Helena; Tristan da Cunha
  `,
  SI: `
    Ajdovscina; Apace; Beltinci; Benedikt; Bistrica ob Sotli; Bled; Bloke; Bohinj; Borovnica; Bovec;
    Braslovce; Brda; Brezice; Brezovica; Cankova; Celje; Cerklje na Gorenjskem; Cerknica; Cerkno;
    Cerkvenjak; Cirkulane; Crensovci; Crna na Koroskem; Crnomelj; Destrnik; Divaca; Dobje;
    Dobrepolje; Dobrna; Dobrova-Polhov Gradec; Dobrovnik; Dol pri Ljubljani; Dolenjske Toplice;
    Domzale; Dornava; Dravograd; Duplek; Gorenja Vas-Poljane; Gorisnica; Gorje; Gornja Radgona;
    Gornji Grad; Gornji Petrovci; Grad; Grosuplje; Hajdina; Hoce-Slivnica; Hodos; Horjul; Hrastnik;
    Hrpelje-Kozina; Idrija; Ig; Ilirska Bistrica; Ivancna Gorica; Izola; Jesenice; Jursinci; Kamnik;
    Kanal; Kidricevo; Kobarid; Kobilje; Kocevje; Kodanjevica na Krki; Komen; Komenda; Koper; Kostel;
    Kozje; Kranj; Kranjska Gora; Krizevci; Krsko; Kungota; Kuzma; Lasko; Lenart; Lendava; Litija;
    Ljubljana; Ljubno; Ljutomer; Log-Dragomer; Logatec; Loska Dolina; Loski Potok;
    Lovrenc na Pohorju; Luce; Lukovica; Majsperk; Makole; Maribor; Markovci; Medvode; Menges;
    Metlika; Mezica; Miklavz na Dravskem Polju; Miren-Kostanjevica; Mirna; Mirna Pec; Mislinja;
    Mokronog-Trebelno; Moravce; Moravske Toplice; Mozirje; Murska Sobota; Naklo; Nazarje;
    Nova Gorica; Novo Mesto; Odranci; Ormoz; Osilnica; Pesnica; Piran; Pivka; Podcetrtek; Podlehnik;
    Podvelka; Poljcane; Postojna; Prebold; Preddvor; Prevalje; Ptuj; Race-Fram; Radece; Radenci;
    Radlje ob Dravi; Radovljica; Ravne na Koroskem; Razkrizje; Recica ob Savinji; Rence-Vogrsko;
    Ribnica; Ribnica na Poboriu; Rogaska Slatina; Rogasovci; Rogatec; Ruse; Salovci;
    Selnica ob Dravi; Semic; Sempeter-Vrtojba; Sencur; Sentilj; Sentjernej; Sentjur; Sentrupert;
    Sevnica; Sezana; Skocjan; Skofja Loka; Skofljica; Slovenj Gradec; Slovenska Bistrica;
    Slovenske Konjice; Smarje pri elsah; Smarjeske Toplice; Smartno ob Paki; Smartno pri Litiji;
    Sodrazica; Solcava; Sostanj; Sredisce ob Dravi; Starse; Store; Straza; Sveta Ana;
    Sveta Andraz v Slovenskih Goricah; Sveta Trojica v Slovenskih Goricah; Sveti Jurij;
    Sveti Jurij v Slovenskih Goricah; Sveti Tomaz; Tabor; Tisina; Tolmin; Trbovlje; Trebnje;
    Trnovska Vas; Trzic; Trzin; Turnisce; Velenje; Velika Polana; Velike Lasce; Verzej; Videm;
    Vipava; Vitanje; Vodice; Vojnik; Vransko; Vrhnika; Vuzenica; Zagorje ob Savi; Zalec; Zavrc;
    Zelezniki; Zetale; Ziri; Zirovnica; Zrece; Zuzemberk
  `,
  SJ: `
    Svalbard and Jan Mayen
  `,
  SK: `
    Banskobystricky; Bratislavsky; Kosicky; Nitriansky; Presovsky; Trenciansky; Trnavsky; Zilinsky
  `,
  SL: `
    Eastern; Northern; Southern; Western
  `,
  SM: `
    Acquaviva; Borgo Maggiore; Chiesanuova; Domagnano; Faetano; Fiorentino; Montegiardino;
    San Marino; Serravalle
  `,
  SN: `
    Dakar; Diourbel; Fatick; Kaffrine; Kaolack; Kedougou; Kolda; Louga; Matam; Saint-Louis; Sedhiou;
    Tambacounda; Thies; Ziguinchor
  `,
  SO: `
    Awdal; Bakool; Banaadir; Bari; Bay; Galguduud; Gedo; Hiiraan; Jubbada Dhexe; Jubbada Hoose;
    Mudug; Nugaal; Sanaag; Shabeellaha Dhexe; Shabeellaha Hoose; Sool; Togdheer; Woqooyi Galbeed
  `,
  SR: `
    Brokopondo; Commewijne; Coronie; Marowijne; Nickerie; Para; Paramaribo; Saramacca; Sipaliwini;
    Wanica
  `,
  SS: `
    Central Equatoria; Eastern Equatoria; Jonglei; Lakes; Northern Bahr el Ghazal; Unity;
    Upper Nile; Warrap; Western Bahr el Ghazal; Western Equatoria
  `,
  ST: `
    Principe; Sao Tome
  `,
  SV: `
    Ahuachapán; Cabañas; Chalatenango; Cuscatlán; La Libertad; La Paz; La Unión; Morazán;
    San Miguel; San Salvador; San Vicente; Santa Ana; Sonsonate; Usulután
  `,
  SX: `
    Sint Maarten
  `,
  SY: `
    Al Hasakah; Al Ladhiqiyah; Al Qunaytirah; Ar Raqqah; As Suwayda’; Dar’a; Dayr az Zawr; Dimashq;
    Halab; Hamah; Hims; Idlib; Rif Dimashq; Tartus
  `,
  SZ: `
    Hhohho; Lubombo; Manzini; Shiselweni
  `,
  TC: `
    Turks and Caicos Islands
  `,
  TD: `
    Bahr el Ghazal; Batha; Borkou; Chari-Baguirmi; Ennedi-Est; Ennedi-Ouest; Guéra; Hadjer Lamis;
    Kanem; Lac; Logone Occidental; Logone Oriental; Mayo-Kébbi-Est; Mondoul; Moyen-Chari; Ouaddai;
    Salamat; Sila; Tandjilé; Tibesti; Ville de Ndjamena; Wadi Fira
  `,
  TF: `
    Adelie Land; Ile Crozet; Iles Kerguelen; Iles Saint-Paul et Amsterdam
  `,
  TG: `
    Centre; Kara; Maritime; Plateaux; Savannes
  `,
  TH: `
    Amnat Charoen; Ang Thong; Bueng Kan; Buri Ram; Chachoengsao; Chai Nat; Chaiyaphum; Chanthaburi;
    Chiang Mai; Chiang Rai; Chon Buri; Chumphon; Kalasin; Kamphaeng Phet; Kanchanaburi; Khon Kaen;
    Krabi; Krung Thep Mahanakhon (Bangkok); Lampang; Lamphun; Loei; Lop Buri; Mae Hong Son;
    Maha Sarakham; Mukdahan; Nakhon Nayok; Nakhon Phanom; Nakhon Phathom; Nakhon Ratchasima;
    Nakhon Sawan; Nakhon Si Thammarat; Nan; Narathiwat; Nong Bua Lam Phu; Nong Khai; Nonthaburi;
    Pathum Thani; Pattani; Phangnga; Phatthalung; Phayao; Phetchabun; Phetchaburi; Phichit;
    Phitsanulok; Phra Nakhon Si Ayutthaya; Phrae; Phuket; Prachin Buri; Prachuap Khiri Khan; Ranong;
    Ratchaburi; Rayong; Roi Et; Sa Kaeo; Sakon Nakhon; Samut Prakan; Samut Sakhon; Samut Songkhram;
    Saraburi; Satun; Si Sa ket; Sing Buri; Songkhla; Sukhothai; Suphan Buri; Surat Thani; Surin;
    Tak; Trang; Trat; Ubon Ratchathani; Udon Thani; Uthai Thani; Uttaradit; Yala; Yasothon
  `,
  TJ: `
    Dushanbe; Khatlon; Kŭhistoni Badakhshon; Sughd
  `,
  TK: `
    Atafu; Fakaofo; Nukunonu
  `,
  TL: `
    Aileu; Ainaro; Baucau; Bobonaro; Cova Lima; Dili; Ermera; Lautem; Liquica; Manatuto; Manufahi;
    Oecussi; Viqueque
  `,
  TM: `
    Ahal; Asgabat; Balkan; Dashoguz; Lebap; Mary
  `,
  TN: `
    Ariana; Beja; Ben Arous; Bizerte; Gabes; Gafsa; Jendouba; Kairouan; Kasserine; Kebili; Kef;
    Mahdia; Medenine; Monastir; Nabeul; Sfax; Sidi Bouzid; Siliana; Sousse; Tataouine; Tozeur;
    Tunis; Zaghouan
  `,
  TO: `
    ’Eua; Ha’apai; Niuas; Tongatapu; Vava’u
  `,
  TR: `
    Adana; Adiyaman; Afyonkarahisar; Agri; Aksaray; Amasya; Ankara; Antalya; Ardahan; Artvin; Aydin;
    Balikesir; Bartin; Batman; Bayburt; Bilecik; Bingol; Bitlis; Bolu; Burdur; Bursa; Canakkale;
    Cankiri; Corum; Denizli; Diyarbakir; Duzce; Edirne; Elazig; Erzincan; Erzurum; Eskisehir;
    Gaziantep; Giresun; Gumushane; Hakkari; Hatay; Igdir; Isparta; Istanbul; Izmir; Kahramanmaras;
    Karabuk; Karaman; Kars; Kastamonu; Kayseri; Kilis; Kirikkale; Kirklareli; Kirsehir; Kocaeli;
    Konya; Kutahya; Malatya; Manisa; Mardin; Mersin; Mugla; Mus; Nevsehir; Nigde; Ordu; Osmaniye;
    Rize; Sakarya; Samsun; Sanliurfa; Siirt; Sinop; Sirnak; Sivas; Tekirdag; Tokat; Trabzon;
    Tunceli; Usak; Van; Yalova; Yozgat; Zonguldak
  `,
  TT: `
    Arima; Chaguanas; Couva-Tabaquite-Talparo; Diefo Martin; Mayaro-Rio Claro; Penal-Debe;
    Point Fortin; Port-of-Spain; Princes Town; San Fernando; San Juan-Laventille; Sangre Grande;
    Siparia; Tobago; Tunapuna-Piarco
  `,
  TV: `
    Funafuti; Nanumanga; Nanumea; Niutao; Nui; Nukufetau; Nukulaelae; Vaitupu
  `,
  TW: `
    Changhua; Chiayi; Hsinchu; Hualien; Kaohsiung; Keelung; Kinmen; Lienchiang; Miaoli; Nantou;
    New Taipei; Penghu; Pingtung; Taichung; Tainan; Taipei; Taitung; Taoyuan; Yilan; Yunlin
  `,
  TZ: `
    Arusha; Coast; Dar es Salaam; Dodoma; Iringa; Kagera; Kigoma; Kilimanjaro; Lindi; Manyara; Mara;
    Mbeya; Morogoro; Mtwara; Mwanza; Pemba North; Pemba South; Rukwa; Ruvuma; Shinyanga; Singida;
    Tabora; Tanga; Zanzibar Central/South; Zanzibar North; Zanzibar Urban/West
  `,
  UA: `
    Avtonomna Respublika Krym; Cherkaska oblast; Chernihivska oblast; Chernivetska oblast;
    Dnipropetrovska oblast; Donetska oblast; Ivano-Frankivska oblast; Kharkivska oblast;
    Khersonska oblast; Khmelnytska oblast; Kirovohradska oblast; Kyiv; Kyivska oblast;
    Luhanska oblast; Lvivska oblast; Mykolaivska oblast; Odeska oblast; Poltavska oblast;
    Rivnenska oblast; Sevastopol; Sumska oblast; Ternopilska oblast; Vinnytska oblast;
    Volynska oblast; Zakarpatska oblast; Zaporizka oblast; Zhytomyrska oblast
  `,
  UG: `
    Abim; Adjumani; Amolatar; Amuria; Amuru; Apac; Arua; Budaka; Bududa; Bugiri; Bukedea; Bukwa;
    Buliisa; Bundibugyo; Bushenyi; Busia; Butaleja; Dokolo; Gulu; Hoima; Ibanda; Iganga; Isingiro;
    Jinja; Kaabong; Kabale; Kabarole; Kaberamaido; Kalangala; Kaliro; Kampala; Kamuli; Kamwenge;
    Kanungu; Kapchorwa; Kasese; Katakwi; Kayunga; Kibaale; Kiboga; Kiruhura; Kisoro; Kitgum; Koboko;
    Kotido; Kumi; Kyenjojo; Lira; Luuka; Luwero; Lyantonde; Manafwa; Maracha; Masaka; Masindi;
    Mayuge; Mbale; Mbarara; Mityana; Moroto; Moyo; Mpigi; Mubende; Mukono; Nakapiripirit; Nakaseke;
    Nakasongola; Namutumba; Nebbi; Ntungamo; Oyam; Pader; Pallisa; Rakai; Rukungiri; Sembabule;
    Sironko; Soroti; Tororo; Wakiso; Yumbe
  `,
  UM: `
    Bajo Nuevo Bank; Baker Island; Howland Island; Jarvis Island; Johnston Atoll; Kingman Reef;
    Midway Islands; Navassa Island; Palmyra Atoll; Serranilla Bank; Wake Island
  `,
  US: `
    Alabama; Alaska; American Samoa; Arizona; Arkansas; Armed Forces Americas;
    Armed Forces Europe, Canada, Africa and Middle East; Armed Forces Pacific; California; Colorado;
    Connecticut; Delaware; District of Columbia; Florida; Georgia; Guam; Hawaii; Idaho; Illinois;
    Indiana; Iowa; Kansas; Kentucky; Louisiana; Maine; Marshall Islands; Maryland; Massachusetts;
    Michigan; Micronesia; Minnesota; Mississippi; Missouri; Montana; Nebraska; Nevada;
    New Hampshire; New Jersey; New Mexico; New York; North Carolina; North Dakota;
    Northern Mariana Islands; Ohio; Oklahoma; Oregon; Palau; Pennsylvania; Puerto Rico;
    Rhode Island; South Carolina; South Dakota; Tennessee; Texas; Utah; Vermont; Virgin Islands;
    Virginia; Washington; West Virginia; Wisconsin; Wyoming
  `,
  UY: `
    Artigas; Canelones; Cerro Largo; Colonia; Durazno; Flores; Florida; Lavalleja; Maldonado;
    Montevideo; Paysandú; Río Negro; Rivera; Rocha; Salto; San José; Soriano; Tacuarembó;
    Treinta y Tres
  `,
  UZ: `
    Andijon; Buxoro; Farg‘ona; Jizzax; Namangan; Navoiy; Qashqadaryo (Qarshi);
    Qoraqalpog‘iston Respublikasi (Nukus); Samarqand; Sirdaryo (Guliston); Surxondaryo (Termiz);
    Toshkent shahri; Toshkent wiloyati; Xorazm (Urganch)
  `,
  VA: `
    Holy See (Vatican City)
  `,
  VC: `
    Charlotte; Grenadines; Saint Andrew; Saint David; Saint George; Saint Patrick
  `,
  VE: `
    Amazonas; Anzoátegui; Apure; Aragua; Barinas; Bolívar; Carabobo; Cojedes; Delta Amacuro;
    Dependencias Federales; Distrito Federal; Falcón; Guárico; Lara; Mérida; Miranda; Monagas;
    Nueva Esparta; Portuguesa; Sucre; Táchira; Trujillo; Vargas; Yaracuy; Zulia
  `,
  VG: `
    Anegada; Jost Van Dyke; Tortola; Virgin Gorda
  `,
  VI: `
    St. Croix; St. John; St. Thomas
  `,
  VN: `
    An Giang; Bà Rịa - Vũng Tàu; Bắc Giang; Bắc Kạn; Bạc Liêu; Bắc Ninh; Bến Tre; Bình Định;
    Bình Dương; Bình Phước; Bình Thuận; Cà Mau; Cần Thơ; Cao Bằng; Đà Nẵng; Đắk Lắk; Đắk Nông;
    Điện Biên; Đồng Nai; Đồng Tháp; Gia Lai; Hà Giang; Hà Nam; Hà Nội; Hà Tây; Hà Tĩnh; Hải Dương;
    Hải Phòng; Hậu Giang; Hồ Chí Minh (Sài Gòn); Hòa Bình; Hưng Yên; Khánh Hòa; Kiên Giang; Kon Tum;
    Lai Châu; Lâm Đồng; Lạng Sơn; Lào Cai; Long An; Nam Định; Nghệ An; Ninh Bình; Ninh Thuận;
    Phú Thọ; Phú Yên; Quảng Bình; Quảng Nam; Quảng Ngãi; Quảng Ninh; Quảng Trị; Sóc Trăng; Sơn La;
    Tây Ninh; Thái Bình; Thái Nguyên; Thanh Hóa; Thừa Thiên–Huế; Tiền Giang; Trà Vinh; Tuyên Quang;
    Vĩnh Long; Vĩnh Phúc; Yên Bái
  `,
  VU: `
    Malampa; Pénama; Sanma; Shéfa; Taféa; Torba
  `,
  WF: `
    Alo; Sigave; Wallis
  `,
  WS: `
    A’ana; Aiga-i-le-Tai; Atua; Fa’asaleleaga; Gaga’emauga; Gagaifomauga; Palauli; Satupa’itea;
    Tuamasaga; Va’a-o-Fonoti; Vaisigano
  `,
  XK: `
    Farizaj; Gjakova; Gjilan; Mitrovica; Peja/Peć; Pristina; Prizren
  `,
  YE: `
    ’Adan; ’Amrān; Abyān; Aḑ Ḑāli’; Al Bayḑā’; Al Ḩudaydah; Al Jawf; Al Mahrah; Al Maḩwīt; Dhamār;
    Ḩaḑramawt; Ḩajjah; Ibb; Laḩij; Ma’rib; Raymah; Şā‘dah; Şan‘ā’; Shabwah; Tā‘izz
  `,
  YT: `
    Acoua; Bandraboua; Bandrélé; Bouéni; Chiconi; Chirongui; Dembeni; Dzaoudzi; Kani-Kéli; Koungou;
    M’Tsangamouji; Mamoudzou; Mtsamboro; Ouangani; Pamandzi; Sada; Tsingoni
  `,
  ZA: `
    Eastern Cape; Free State; Gauteng; KwaZulu-Natal; Limpopo; Mpumalanga; North West;
    Northern Cape; Western Cape
  `,
  ZM: `
    Central; Copperbelt; Eastern; Luapula; Lusaka; Muchinga; North-Western; Northern; Southern;
    Western
  `,
  ZW: `
    Bulawayo; Harare; Manicaland; Mashonaland Central; Mashonaland East; Mashonaland West; Masvingo;
    Matabeleland North; Matabeleland South; Midlands
  `,
};
