/** Of a word with and without digits, the shorter form is enough. */
const WORDS = `
00000000 01234567 09876543 098765432 0987654321 10203040 11112222 11223344 112233445566 12121212
12131415 12312312 123123123 12341234 1234512345 12345678 123456789 1234567890 12345678910 1234567a
1234abcd 1234qwer 123654789 123qwe123 123qweasd 12qwaszx 13579246 147258369 14725836 159357159
159753159753 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20202020
21212121 22446688 23232323 24682468 25252525 31415926 741852963 78945612 789456123 87654321 88776655
963852741 987654321 9876543210 98765432 a1b2c3d4 abc12345 abc123abc abcdefgh abcdefg1 abcdefghi
access14 admin123 administrator alexander asdasdasd asdf1234 asdfghjk asdfghjkl asdfjkl; babygirl1
baseball basketball bangalore bharat123 bismillah bollywood butterfly changeme charlie1 chocolate
computer cricket1 crystal1 daniel123 default1 delhi123 diamond1 dragon123 elephant facebook
fairytail football freedom1 ganapati ganesh123 gangster geronimo gfhjkmrf google123 guest123
hanuman123 harekrishna hello123 helloworld iloveyou india123 indian123 internet jaimatadi
jaishreeram jasmine1 jennifer jordan23 justin123 katherine krishna1 lakshmi123 letmein1 liverpool
lovelove loveyou1 mahadev123 manchester maverick michael1 michelle microsoft midnight minecraft
monkey123 mustang1 mumbai123 mynoob123 myspace1 nopassword omsairam omnamahshivaya p@ssw0rd pa55word
pa55w0rd pass1234 passw0rd password pokemon123 princess priyanka q1w2e3r4 q1w2e3r4t5 qazwsx123
qazwsxed qazwsxedc qwe123qwe qweasdzxc qweqweqwe qwerty12 qwertyu1 qwertyui qwertyuio qwertyuiop
radhakrishna radhekrishna rainbow1 rockyou1 sachin123 saibaba1 samsung1 samantha secret123 shadow123
sairam123 spiderman student1 sunshine superman superstar sweetheart temp1234 test1234 tinkerbell
trustno1 user1234 victoria waheguru wassword welcome1 whatever william1 xxxxxxxx zaq12wsx zaq1zaq1
zxcvbnm1 zxcvbnma zxczxczxc
`;

/** Words that are often chosen with a year or a few digits; those above are not repeated. */
const BARE = `
spring summer monsoon autumn winter january february march april may june july august september
october november december jan feb mar apr jun jul aug sep oct nov dec bengaluru hyderabad ahmedabad
chennai kolkata surat pune jaipur lucknow kanpur nagpur indore thane bhopal patna
`;

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Passwords of 8 or more characters that attackers try first; in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(wordsOf(WORDS));

/** The same without digits and signs, and other such words. */
export const COMMON_STEMS: ReadonlySet<string> = new Set([
  ...COMMON_PASSWORDS,
  ...wordsOf(WORDS).map((word) => word.replaceAll(/[^a-z]/g, '')),
  ...wordsOf(BARE),
]);
