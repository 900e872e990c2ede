#!/bin/sh
# Makes the proxy's certificate, signed by an authority of its own. Both are made once and kept in a volume; the certificate is
# made anew a month before it ends, or for other names. One from elsewhere is left alone.
set -eu
umask 077
cd /certificates

NGINX_USER=101
MONTH_SECONDS=2592000

if [ -s site.pem ] && [ ! -e authority.key ]; then exit 0; fi
if [ -s site.pem ] && [ "$(cat names)" = "$EDGE_NAMES" ] && openssl x509 -checkend $MONTH_SECONDS -noout -in site.pem; then exit 0; fi

cat > authority.conf <<'END'
[req]
distinguished_name = name
x509_extensions = authority
prompt = no
[name]
CN = Authority of this machine alone
[authority]
basicConstraints = critical, CA:TRUE, pathlen:0
keyUsage = critical, keyCertSign
subjectKeyIdentifier = hash
END
if [ ! -s authority.pem ]; then
  openssl req -x509 -config authority.conf -newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc -days 3650 \
    -keyout authority.key -out authority.pem
fi

# Each name as what it is: an address of numbers, or the name of a host.
alternatives=$(echo "$EDGE_NAMES" | tr ',' '\n' | sed 's/^\([0-9.]*\|.*:.*\)$/IP:&/; t; s/^/DNS:/' | paste -sd,)
cat > site.conf <<END
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = serverAuth
subjectAltName = $alternatives
END
openssl req -new -config authority.conf -newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc -subj '/CN=The site' \
  -keyout new.key -out new.csr
openssl x509 -req -in new.csr -CA authority.pem -CAkey authority.key -days 397 -extfile site.conf -out new.pem
echo "$EDGE_NAMES" > names
chmod 644 authority.pem new.pem
chown $NGINX_USER new.key
mv new.key site.key
mv new.pem site.pem
