// Amazon S3 behind CloudFront: a template of CloudFormation, and the upload.
import { documentFile } from "#contract/documents.ts";
import { FILE_PATTERN, pagePattern } from "#contract/route-pattern.ts";
import { BACKEND_PREFIXES, type Headers, type SiteFacts } from "./site-facts.ts";

export function s3Files(site: SiteFacts): ReadonlyMap<string, string> {
  return new Map([
    ["upload.sh", upload(site.id)],
    ["template.json", `${JSON.stringify(template(site), null, 2)}\n`],
  ]);
}

/** Hashed files go first and nothing is deleted before the page is new, so that open tabs keep working. */
function upload(id: string): string {
  return `#!/bin/sh
# ${id}: ./upload.sh <copy of the bundle made with cp -rL> <bucket> <distribution>
set -euf # -f: the patterns below are for aws, not for the shell
site=$1 bucket=$2 distribution=$3
skip="--exclude *.br --exclude *.gz --exclude _headers --exclude _redirects --exclude build.json"
for folder in core assets; do
  aws s3 sync "$site/$folder" "s3://$bucket/$folder" --exclude "*.br" --exclude "*.gz" \\
    --cache-control "public, max-age=31536000, immutable"
done
# shellcheck disable=SC2086
aws s3 sync "$site" "s3://$bucket" $skip --exclude "core/*" --exclude "assets/*" --exclude "*.html" \\
  --exclude sw.js --cache-control "no-cache"
aws s3 sync "$site" "s3://$bucket" --exclude "*" --include "*.html" --cache-control "no-cache"
# It stores what the html of its release is.
aws s3 cp "$site/sw.js" "s3://$bucket/sw.js" --cache-control "no-cache"
aws cloudfront create-invalidation --distribution-id "$distribution" --paths "/*"
`;
}

/** The header tells the second function of the first, whichever address CloudFront shows it. */
const isPage = ({
  routes,
}: SiteFacts) => `var PAGE = new RegExp(${JSON.stringify(pagePattern(routes))}, "i");
var FILE = new RegExp(${JSON.stringify(FILE_PATTERN)});
function isUnknown(uri) {
  return !PAGE.test(uri) && !FILE.test(uri);
}
`;

const fallbackCode = (site: SiteFacts) => `${isPage(site)}var DOCUMENTS = ${JSON.stringify(
  Object.fromEntries(
    site.prefixes.flatMap((prefix) =>
      site.documents.map((route) => {
        const address = prefix + route;
        return [address.toLowerCase(), `/${documentFile(address)}`];
      }),
    ),
  ),
)};
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (isUnknown(uri)) {
    request.headers["x-no-page"] = { value: "1" };
    request.uri = "/404.html";
  } else if (uri === "/") request.uri = "/index.html";
  else if (PAGE.test(uri)) request.uri = DOCUMENTS[uri.replace(/\\/$/, "").toLowerCase()] || "/shell.html";
  return request;
}`;

const statusCode = (site: SiteFacts) => `${isPage(site)}function handler(event) {
  var request = event.request;
  var response = event.response;
  var isMissing = request.headers["x-no-page"] !== undefined || isUnknown(request.uri);
  if (response.statusCode !== 200 || !isMissing) return response;
  response.statusCode = 404;
  response.statusDescription = "Not Found";
  response.headers["cache-control"] = { value: "no-store" };
  return response;
}`;

const CACHED = "658327ea-f89d-4fab-a63d-7e88639e58f6"; // AWS: CachingOptimized
const NOT_CACHED = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad"; // AWS: CachingDisabled
const ALL_VIEWER = "216adef6-5c7f-47e4-b989-5492eafa07d3"; // AWS: AllViewer

function template(site: SiteFacts): unknown {
  const { id, headers } = site;
  return {
    AWSTemplateFormatVersion: "2010-09-09",
    Description: `${id}: a site that brand build made`,
    Parameters: { CertificateArn: { Type: "String" } },
    Resources: {
      ...bucket(id),
      Fallback: edgeFunction(`${id}-fallback`, "pages", fallbackCode(site)),
      Status: edgeFunction(`${id}-status`, "404 of what is no page", statusCode(site)),
      pageHeaders: policy(`${id}-page`, headers.page),
      coreHeaders: policy(`${id}-core`, headers.hashed.core),
      assetsHeaders: policy(`${id}-assets`, headers.hashed.assets),
      iconsHeaders: policy(`${id}-icons`, headers.icons),
      Distribution: {
        Type: "AWS::CloudFront::Distribution",
        Properties: { DistributionConfig: distribution(site) },
      },
    },
  };
}

const get = (...names: readonly [resource: string, attribute: string]) => ({ "Fn::GetAtt": names });

/** Only the distribution reads the bucket. */
function bucket(id: string): Readonly<Record<string, unknown>> {
  const source = "arn:aws:cloudfront::${AWS::AccountId}:distribution/${Distribution}";
  const allowed = (action: string, resource: unknown) => ({
    Effect: "Allow",
    Principal: { Service: "cloudfront.amazonaws.com" },
    Action: action,
    Resource: resource,
    Condition: { StringEquals: { "AWS:SourceArn": { "Fn::Sub": source } } },
  });
  const statements = [
    allowed("s3:GetObject", { "Fn::Sub": "${Bucket.Arn}/*" }),
    // Without it, S3 answers 403 for a file that is not there.
    allowed("s3:ListBucket", get("Bucket", "Arn")),
  ];
  const control = {
    Name: id,
    OriginAccessControlOriginType: "s3",
    SigningBehavior: "always",
    SigningProtocol: "sigv4",
  };
  return {
    Bucket: { Type: "AWS::S3::Bucket" },
    BucketPolicy: {
      Type: "AWS::S3::BucketPolicy",
      Properties: { Bucket: { Ref: "Bucket" }, PolicyDocument: { Statement: statements } },
    },
    Access: {
      Type: "AWS::CloudFront::OriginAccessControl",
      Properties: { OriginAccessControlConfig: control },
    },
  };
}

function edgeFunction(name: string, comment: string, code: string): unknown {
  return {
    Type: "AWS::CloudFront::Function",
    Properties: {
      Name: name,
      AutoPublish: true,
      FunctionCode: code,
      FunctionConfig: { Comment: comment, Runtime: "cloudfront-js-2.0" },
    },
  };
}

function distribution({ domains, backend, headers }: SiteFacts): unknown {
  const folders = [...Object.keys(headers.hashed), "icons"];
  return {
    Enabled: true,
    Aliases: domains,
    DefaultRootObject: "index.html",
    HttpVersion: "http2and3",
    ViewerCertificate: {
      AcmCertificateArn: { Ref: "CertificateArn" },
      SslSupportMethod: "sni-only",
      MinimumProtocolVersion: "TLSv1.2_2021",
    },
    Origins: [
      {
        Id: "site",
        DomainName: get("Bucket", "RegionalDomainName"),
        OriginAccessControlId: get("Access", "Id"),
        S3OriginConfig: {},
      },
      {
        Id: "server",
        DomainName: new URL(backend).hostname,
        CustomOriginConfig: { OriginProtocolPolicy: "https-only" },
      },
    ],
    // A file that is missing now may come with the next release.
    CustomErrorResponses: [403, 404].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    DefaultCacheBehavior: {
      ...SITE,
      ResponseHeadersPolicyId: { Ref: "pageHeaders" },
      FunctionAssociations: [
        { EventType: "viewer-request", FunctionARN: get("Fallback", "FunctionARN") },
        { EventType: "viewer-response", FunctionARN: get("Status", "FunctionARN") },
      ],
    },
    CacheBehaviors: [
      ...BACKEND_PREFIXES.map((prefix) => ({ PathPattern: `${prefix}*`, ...SERVER })),
      ...folders.map((folder) => ({
        ...SITE,
        PathPattern: `/${folder}/*`,
        ResponseHeadersPolicyId: { Ref: `${folder}Headers` },
      })),
    ],
  };
}

const SITE = {
  TargetOriginId: "site",
  ViewerProtocolPolicy: "redirect-to-https",
  Compress: true,
  CachePolicyId: CACHED,
};

const SERVER = {
  TargetOriginId: "server",
  ViewerProtocolPolicy: "https-only",
  AllowedMethods: ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "POST", "DELETE"],
  CachePolicyId: NOT_CACHED,
  OriginRequestPolicyId: ALL_VIEWER,
};

function policy(name: string, headers: Headers): unknown {
  const csp = headers.get("Content-Security-Policy");
  const items = [...headers].flatMap(([header, value]) =>
    // The bucket sends Cache-Control; CloudFront wants these two in a place of their own.
    ["Content-Security-Policy", "Strict-Transport-Security", "Cache-Control"].includes(header)
      ? []
      : [{ Header: header, Value: value, Override: true }],
  );
  return {
    Type: "AWS::CloudFront::ResponseHeadersPolicy",
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: name,
        CustomHeadersConfig: { Items: items },
        SecurityHeadersConfig: {
          ...(csp !== undefined && {
            ContentSecurityPolicy: { ContentSecurityPolicy: csp, Override: true },
          }),
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: 31_536_000,
            IncludeSubdomains: true,
            Override: true,
          },
        },
      },
    },
  };
}
