-- Settings of sites.

CREATE TABLE flag (
  -- What is open on a site now.
  site TEXT NOT NULL,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (site, name)
) STRICT;
