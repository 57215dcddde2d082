const WORDS = `
00000000 01234567 09876543 098765432 0987654321 10203040 11112222 11223344 112233445566 12121212
12131415 12312312 123123123 12341234 1234512345 12345678 123456789 1234567890 12345678910
123456789a 12345678a 1234567a 123456qwerty 1234abcd 1234qwer 123654789 123abc123 123qwe123
123qweasd 12qwaszx 13579246 147258369 14725836 159357159 159753159753 1a2b3c4d 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20202020 21212121 22446688 23232323 24682468 25252525
31415926 741852963 78945612 789456123 87654321 88776655 963852741 987654321 9876543210 98765432
a1b2c3d4 a1234567 a12345678 a123456789 aa123456 aa12345678 abc12345 abc123456 abc123abc abcd1234
abcd12345 abcdefgh abcdefg1 abcdefghi access14 admin123 admin1234 admin12345 adminadmin administrator
alexander asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl asdfjkl; babygirl1 baseball baseball1
basketball bangalore bharat123 bismillah bollywood butterfly changeme changeme1 changeme123 charlie1
chocolate computer computer1 cricket1 cricket123 crystal1 daniel123 default1 delhi123 diamond1
dragon123 elephant facebook fairytail football football1 freedom1 ganapati ganesh123 gangster
geronimo gfhjkmrf google123 guest123 hanuman123 harekrishna hello123 hello1234 hellohello helloworld
iloveyou iloveyou1 iloveyou2 iloveyou123 india123 india1234 india@123 indian123 internet jaimatadi
jaishreeram jasmine1 jennifer jordan23 justin123 katherine krishna1 krishna123 lakshmi123 letmein1
letmein123 liverpool liverpool1 lovelove loveyou1 mahadev123 manchester maverick michael1 michelle
microsoft midnight minecraft monkey123 mustang1 mumbai123 mynoob123 myspace1 nopassword omsairam
omnamahshivaya p@ssw0rd pa55word pa55w0rd pass1234 pass12345 passpass passw0rd password password!
password01 password1 password1! password10 password11 password12 password123 password1234
password12345 password2 password@1 password@123 pokemon123 princess princess1 priyanka q1w2e3r4
q1w2e3r4t5 qazwsx123 qazwsxed qazwsxedc qwaszx12 qwe123qwe qweasdzxc qweqweqwe qwer1234 qwerty12
qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu1 qwertyui qwertyuio qwertyuiop radhakrishna
radhekrishna rainbow1 rockyou1 sachin123 saibaba1 samsung1 samsung123 samantha secret123 shadow123
sairam123 spiderman student1 student123 sunshine sunshine1 superman superman1 superstar sweetheart
temp1234 test1234 test12345 testtest tinkerbell trustno1 user1234 victoria waheguru wassword
welcome1 welcome12 welcome123 welcome1234 welcome@123 whatever whatever1 william1 xxxxxxxx
zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123 zxcvbnma zxczxczxc
`;

/** Passwords of 8 characters and more that are tried first by those who guess; in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
