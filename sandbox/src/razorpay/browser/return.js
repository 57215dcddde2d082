/* global document */
document.querySelector('form').submit();
