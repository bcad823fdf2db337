-- Every version of a text is kept, the one that is shown among them.
insert into static_content_version (key, version, value)
  select key, version, value from static_content
  on conflict (key, version) do nothing;
