/** Passwords that an attacker tries first and that have eight characters or more; in lower case. */
const known = `
  password passw0rd p@ssword p@ssw0rd pa55word pass1234 password1! passwort motdepasse contraseña 12345678
  123456789 1234567890 12345678910 123123123 1231231234 11111111 111111111 1111111111 00000000 000000000
  0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 12341234 123454321
  1234554321 123321123 112233445566 11223344 1122334455 12121212 13131313 21212121 87654321 987654321 9876543210
  0987654321 0123456789 01234567 147258369 147852369 159753456 159357456 741852963 789456123 963852741 321321321
  456456456 789789789 654321654 qwertyui qwertyuiop qwertyuiop123 qwerty123 qwerty1234 qwerty12345 qwerty123456
  qwerty12 qwerty321 qwertyqwerty 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qazwsxedc qazwsx123 zaq12wsx zaq1zaq1 !qaz2wsx
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 asdfghjk asdfghjkl asdfasdf asdf1234 asdfqwer
  zxcvbnm1 zxcvbnm123 zxcvbnmz zxcvzxcv poiuytrewq lkjhgfdsa mnbvcxz1 azertyui azertyuiop abcd1234 abc12345
  abc123456 abc123abc abcdefgh abcdefghi abcdefg1 abcdefg123 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 a1234567
  a12345678 a123456789 123456aa 1234567a 12345678a 123456789a 123456abc 1234abcd 123abc123 123qweasd 123qwe123
  qwe123qwe qweasdzxc qweqweqwe qwerqwer qazqazqaz iloveyou iloveyou1 iloveyou2 iloveyou123 iloveyou! iloveu123
  ilovegod ilovejesus ilovemom ilovemyself iloveme1 imissyou welcome1 welcome123 letmein1 letmein123 letmeinnow
  changeme changeme1 changeme123 trustno1 whatever whatever1 computer internet samsung1 samsung123 iphone123
  facebook google123 starwars superman spiderman batman123 pokemon1 pokemon123 naruto123 dragonball football
  football1 baseball basketball volleyball liverpool chelsea1 chelsea123 arsenal1 arsenal123 manchester barcelona
  realmadrid ronaldo7 cristiano messi123 princess princess1 princess123 sunshine sunshine1 butterfly chocolate
  strawberry blueberry cinnamon cupcakes rainbow1 flowers1 jessica1 michelle jennifer danielle samantha elizabeth
  alexander alexandra christian christine benjamin nicholas jonathan anthony1 michael1 michael123 daniel123
  charlie1 charlie123 thomas123 george123 william1 joseph123 david123 maggie12 jordan23 jordan123 ashley123
  hannah123 melissa1 babygirl babygirl1 babyboy1 lovely123 loveyou1 loveme123 lovelove forever1 freedom1
  freedom123 blessed1 blessing faithful hallelujah jesus123 jesuschrist jesusislord jesusloves godisgood
  godisgreat godbless gloryforever emmanuel1 victory1 shadow123 master123 hunter12 killer123 dragon123 monkey123
  tigger123 mustang1 corvette mercedes porsche911 harley123 hello123 hello1234 hellohello helloworld goodluck
  happy123 happyday secret123 secret12 private1 security admin123 admin1234 admin12345 administrator
  administrator1 root1234 rootroot toor1234 test1234 test12345 testtest testing123 guest123 guest1234 user1234
  username username1 default1 temp1234 temppass login123 loginlogin passpass pass12345 pass123456 pass@123
  pass@1234 p@ss1234 p@ssw0rd1 p@ssw0rd123 password@1 mypassword mypass123 nopassword newpassword newpass1
  oldpassword 1password 12password 123password password0 qwertyuiop[] doctor123 doctor12 nurse123 hospital
  hospital1 hospital123 clinic123 medical1 medical123 medicine medicine1 pharmacy pharmacy1 pharmacy123
  laboratory laboratory1 patient1 patient123 health123 healthcare healthy1 ivuriro123 ivuriro1 ivuriro2026
  rwanda123 rwanda12 rwanda250 rwanda2020 rwanda2021 rwanda2022 rwanda2023 rwanda2024 rwanda2025 rwanda2026
  kigali123 kigali12 kigali250 kigalicity kigali2024 kigali2025 kigali2026 murakoze murakoze1 muraho123 amahoro1
  amahoro123 imana123 imanaishimwe urukundo urukundo1 ndagukunda ndagukunda1 uwiteka1 mugisha1 mugisha123
  ubuzima1 ubuzima123 rayonsport rayonsports aprfc123 amavubi1 amavubi123 umuganda umuganda1 gorilla1 ingagi123
  250250250 0788123456 0780000000 0788888888 0781234567 0722222222 07888888 mtn12345 airtel123 uganda123 kenya123
  kampala1 nairobi1 burundi1 tanzania africa123 hakunamatata
`;
// Most other common passwords are one of a few words with one of a few endings.
const words = `
  password welcome qwerty letmein admin dragon monkey football baseball superman batman princess sunshine
  iloveyou master shadow michael jordan jesus hello freedom ninja mustang computer summer winter spring autumn
  secret london chelsea arsenal liverpool barcelona rwanda kigali imana amahoro muraho murakoze doctor nurse
  hospital patient pharmacy ivuriro user test guest login mugisha uwase keza amani blessing family mother father
  google samsung
`;
const endings = '1 12 123 1234 12345 123456 123! 1! ! @123 @1234 #1 2020 2021 2022 2023 2024 2025 2026 01 007 99 00';

const listOf = (text: string): string[] => text.trim().split(/\s+/);

export const commonPasswords: ReadonlySet<string> = new Set([
  ...listOf(known),
  ...listOf(words).flatMap((word) => listOf(endings).map((ending) => word + ending)),
]);
