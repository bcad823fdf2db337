-- Phone numbers of providers were kept as they were typed: those of Rwanda are now written as all others are, +250…
update provider set phone = '+250' || right(regexp_replace(phone, '\D', '', 'g'), 9)
where phone is not null
  and phone !~ '^\+250[27]\d{8}$'
  and regexp_replace(phone, '\D', '', 'g') ~ '^((00)?250)?0?(7[237-9]|2[23568])\d{7}$';
